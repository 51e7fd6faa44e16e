//! Types of expressions: primitives, class types with arguments, arrays, type variables.

use super::table::Sema;
use crate::java::ast::{Prim, WildcardBound};
use std::rc::Rc;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index of a vector.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(
    /// A class or interface of the table.
    ClassIdx
);
index!(
    /// A method or constructor of the table.
    MethodIdx
);
index!(
    /// A field of the table.
    FieldIdx
);
index!(
    /// A type variable of the table.
    TvIdx
);

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    /// a primitive
    Prim(Prim),
    /// no value
    Void,
    /// the type of `null`
    Null,
    /// what an erroneous expression has; compatible with everything, so that one mistake is reported once
    Error,
    /// a class or interface; no arguments if it is not generic, or raw
    Class(ClassIdx, Rc<[Ty]>),
    /// an array
    Array(Rc<Ty>),
    /// a type variable
    Var(TvIdx),
    /// a wildcard; only as a type argument
    Wild(Option<(WildcardBound, Rc<Ty>)>),
}

/// `int`
pub const INT: Ty = Ty::Prim(Prim::Int);
/// `boolean`
pub const BOOL: Ty = Ty::Prim(Prim::Bool);

impl Ty {
    /// A class type without arguments.
    #[must_use]
    pub fn class(c: ClassIdx) -> Ty {
        Ty::Class(c, Rc::from([]))
    }

    /// Array of `elem`.
    #[must_use]
    pub fn array(elem: Ty) -> Ty {
        Ty::Array(Rc::new(elem))
    }

    /// `elem` with `n` dimensions around it.
    #[must_use]
    pub fn dims(elem: Ty, n: usize) -> Ty {
        (0..n).fold(elem, |t, _| Ty::array(t))
    }

    /// The primitive.
    #[must_use]
    pub fn prim(&self) -> Option<Prim> {
        match self {
            Ty::Prim(p) => Some(*p),
            _ => None,
        }
    }

    /// The class, if it is a class type.
    #[must_use]
    pub fn class_idx(&self) -> Option<ClassIdx> {
        match self {
            Ty::Class(c, _) => Some(*c),
            _ => None,
        }
    }

    /// True for class, array, null and variable types.
    #[must_use]
    pub fn is_ref(&self) -> bool {
        !matches!(self, Ty::Prim(_) | Ty::Void)
    }

    /// True if the type is erroneous.
    #[must_use]
    pub fn is_error(&self) -> bool {
        matches!(self, Ty::Error)
    }

    /// True for `byte`, `short`, `char`, `int`, `long`, `float`, `double`.
    #[must_use]
    pub fn is_numeric(&self) -> bool {
        matches!(self, Ty::Prim(p) if *p != Prim::Bool)
    }
}

/// Replaces type variables.
#[derive(Clone, Debug, Default)]
pub struct Subst(pub Vec<(TvIdx, Ty)>);

impl Subst {
    /// What the variable stands for.
    #[must_use]
    pub fn get(&self, v: TvIdx) -> Option<&Ty> {
        self.0.iter().find(|(w, _)| *w == v).map(|(_, t)| t)
    }

    /// Binds a variable unless it is bound.
    pub fn bind(&mut self, v: TvIdx, ty: Ty) {
        if self.get(v).is_none() {
            self.0.push((v, ty));
        }
    }

    /// Applies it.
    #[must_use]
    pub fn apply(&self, ty: &Ty) -> Ty {
        if self.0.is_empty() {
            return ty.clone();
        }
        match ty {
            Ty::Var(v) => self.get(*v).cloned().unwrap_or_else(|| ty.clone()),
            Ty::Class(c, args) if !args.is_empty() => Ty::Class(*c, args.iter().map(|a| self.apply_arg(a)).collect()),
            Ty::Array(e) => Ty::array(self.apply(e)),
            Ty::Wild(Some(_)) => self.apply_arg(ty),
            _ => ty.clone(),
        }
    }

    fn apply_arg(&self, ty: &Ty) -> Ty {
        match ty {
            Ty::Wild(Some((kind, bound))) => match self.apply(bound) {
                // A wildcard put into a bound: the outer one carries no more information.
                Ty::Wild(inner) => Ty::Wild(inner),
                t => Ty::Wild(Some((*kind, Rc::new(t)))),
            },
            _ => self.apply(ty),
        }
    }
}

impl Sema {
    /// The type as written in messages.
    #[must_use]
    pub fn show(&self, ty: &Ty) -> String {
        match ty {
            Ty::Prim(p) => p.name().to_string(),
            Ty::Void => "void".into(),
            Ty::Null => "null".into(),
            Ty::Error => "?".into(),
            Ty::Class(c, args) => {
                let name = self.class(*c).name.rsplit("::").next().unwrap_or_default().to_string();
                let name = match name.strip_prefix("java.lang.") {
                    Some(short) if !short.contains('.') => short.to_string(),
                    _ => name,
                };
                let info = self.class(*c);
                let (own, implied) = args.split_at(info.own_params().len().min(args.len()));
                let name = match info.outer {
                    // `Outer<String>.Inner`
                    Some(outer) if !implied.is_empty() => {
                        format!("{}.{}", self.show(&Ty::Class(outer, implied.into())), info.simple)
                    }
                    _ => name,
                };
                if own.is_empty() {
                    return name;
                }
                let own: Vec<String> = own.iter().map(|a| self.show(a)).collect();
                format!("{name}<{}>", own.join(", "))
            }
            Ty::Array(e) => format!("{}[]", self.show(e)),
            Ty::Var(v) => self.tvars[v.index()].name.to_string(),
            Ty::Wild(None) => "?".into(),
            Ty::Wild(Some((WildcardBound::Extends, b))) => format!("? extends {}", self.show(b)),
            Ty::Wild(Some((WildcardBound::Super, b))) => format!("? super {}", self.show(b)),
        }
    }
}
