//! Relations between types: erasure, subtypes, supertypes with arguments, overriding, functional interfaces.

use super::table::Sema;
use super::ty::{ClassIdx, MethodIdx, Subst, Ty};
use crate::java::ast::{Flags, Prim, WildcardBound};

/// Inheritance deeper than this is cut off.
const MAX_DEPTH: u32 = 400;

impl Sema {
    /// The erasure.
    #[must_use]
    pub fn erase(&self, ty: &Ty) -> Ty {
        self.erase_at(ty, 0)
    }

    fn erase_at(&self, ty: &Ty, depth: u32) -> Ty {
        let object = || self.by_name.get("java.lang.Object").map_or(Ty::Error, |c| Ty::class(*c));
        if depth > MAX_DEPTH {
            return object();
        }
        match ty {
            Ty::Class(c, _) => Ty::class(*c),
            Ty::Array(e) => Ty::array(self.erase_at(e, depth + 1)),
            Ty::Var(v) => match self.tvars[v.index()].bounds.first() {
                Some(b) => self.erase_at(b, depth + 1),
                None => object(),
            },
            Ty::Wild(Some((WildcardBound::Extends, b))) => self.erase_at(b, depth + 1),
            Ty::Wild(_) => object(),
            _ => ty.clone(),
        }
    }

    /// A wildcard's bound (either direction), else the type itself.
    #[must_use]
    pub fn unwild(&self, ty: &Ty) -> Ty {
        match ty {
            Ty::Wild(Some((_, b))) => (**b).clone(),
            Ty::Wild(None) => self.erase(ty),
            _ => ty.clone(),
        }
    }

    /// What is read where a type argument was this: of a wildcard, its upper bound.
    pub fn read_as(&mut self, ty: &Ty) -> Ty {
        match ty {
            Ty::Wild(Some((WildcardBound::Extends, b))) => (**b).clone(),
            Ty::Wild(_) => self.object(),
            _ => ty.clone(),
        }
    }

    /// The type as a type whose members can be looked up: variables become their bounds.
    #[must_use]
    pub fn upper(&self, ty: &Ty) -> Ty {
        let mut ty = self.unwild(ty);
        for _ in 0..MAX_DEPTH {
            match &ty {
                Ty::Var(v) => match self.tvars[v.index()].bounds.first() {
                    Some(b) => ty = self.unwild(b),
                    None => return self.erase(&ty),
                },
                _ => break,
            }
        }
        ty
    }

    /// The substitution that the arguments of a class type stand for; raw types map to erasures.
    pub fn subst_of(&mut self, c: ClassIdx, args: &[Ty]) -> Subst {
        self.ensure_header(c);
        let params = self.class(c).params.clone();
        let mut subst = Subst::default();
        for (i, p) in params.into_iter().enumerate() {
            let value = match args.get(i) {
                Some(Ty::Wild(None)) | None => self.erase(&Ty::Var(p)),
                // What is written and what is read differ.
                Some(t @ Ty::Wild(Some((WildcardBound::Super, _)))) => t.clone(),
                Some(t) => self.unwild(t),
            };
            subst.0.push((p, value));
        }
        subst
    }

    /// `ty` seen as its supertype `target`, with arguments; `None` if it is none.
    pub fn as_super(&mut self, ty: &Ty, target: ClassIdx) -> Option<Ty> {
        self.as_super_at(ty, target, 0)
    }

    fn as_super_at(&mut self, ty: &Ty, target: ClassIdx, depth: u32) -> Option<Ty> {
        if depth > MAX_DEPTH {
            return None;
        }
        match ty {
            Ty::Class(c, _) if *c == target => Some(ty.clone()),
            Ty::Class(c, args) => {
                let supers = self.supertypes(*c);
                let raw = args.is_empty() && !self.class(*c).params.is_empty();
                let subst = self.subst_of(*c, args);
                for s in supers {
                    let s = if raw { self.erase(&s) } else { subst.apply(&s) };
                    if let Some(found) = self.as_super_at(&s, target, depth + 1) {
                        return Some(found);
                    }
                }
                if self.is_interface(*c) && self.class(target).name == "java.lang.Object" {
                    return Some(Ty::class(target));
                }
                None
            }
            Ty::Var(v) => {
                let bounds = self.tvars[v.index()].bounds.clone();
                for b in &bounds {
                    if let Some(found) = self.as_super_at(b, target, depth + 1) {
                        return Some(found);
                    }
                }
                (self.class(target).name == "java.lang.Object").then(|| Ty::class(target))
            }
            Ty::Array(_) | Ty::Null => {
                let name = &self.class(target).name;
                matches!(name.as_str(), "java.lang.Object" | "java.lang.Cloneable" | "java.io.Serializable")
                    .then(|| Ty::class(target))
            }
            Ty::Wild(_) => {
                let t = self.unwild(ty);
                self.as_super_at(&t, target, depth + 1)
            }
            _ => None,
        }
    }

    /// Subclass on erasures.
    pub fn is_subclass(&mut self, sub: ClassIdx, sup: ClassIdx) -> bool {
        sub == sup || self.as_super(&Ty::class(sub), sup).is_some()
    }

    /// Reference subtyping; type arguments are not compared.
    pub fn is_subtype(&mut self, sub: &Ty, sup: &Ty) -> bool {
        match (sub, sup) {
            (Ty::Error, _) | (_, Ty::Error) => true,
            (Ty::Prim(a), Ty::Prim(b)) => a == b,
            (Ty::Null, t) => t.is_ref(),
            (_, Ty::Wild(_)) => {
                let t = self.unwild(sup);
                self.is_subtype(sub, &t)
            }
            (Ty::Var(a), Ty::Var(b)) if a == b => true,
            (_, Ty::Var(v)) if self.intersections.contains(v) => {
                let bounds = self.tvars[v.index()].bounds.clone();
                bounds.iter().all(|b| self.is_subtype(sub, b))
            }
            (_, Ty::Var(_)) => {
                // Inferred or unchecked: the bound decides.
                let t = self.erase(sup);
                self.is_subtype(sub, &t)
            }
            (Ty::Array(a), Ty::Array(b)) => match (&**a, &**b) {
                (Ty::Prim(x), Ty::Prim(y)) => x == y,
                (Ty::Prim(_), _) | (_, Ty::Prim(_)) => false,
                (x, y) => self.is_subtype(x, y),
            },
            (_, Ty::Class(c, _)) => sub.is_ref() && self.as_super(sub, *c).is_some(),
            (Ty::Wild(_), _) => {
                let t = self.unwild(sub);
                self.is_subtype(&t, sup)
            }
            (Ty::Var(v), _) => {
                let bounds = self.tvars[v.index()].bounds.clone();
                bounds.iter().any(|b| self.is_subtype(b, sup))
            }
            _ => false,
        }
    }

    /// True for `java.lang.Object`.
    #[must_use]
    pub fn is_object(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Class(c, _) if self.class(*c).name == "java.lang.Object")
    }

    /// True for `java.lang.String`.
    #[must_use]
    pub fn is_string(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Class(c, _) if self.class(*c).name == "java.lang.String")
    }

    /// Whether `m` (of a subclass) overrides `n`: same name and, after substitution, same erased parameters.
    pub fn overrides(&mut self, m: MethodIdx, n: MethodIdx) -> bool {
        let (a, b) = (self.method(m), self.method(n));
        if a.name != b.name || a.params.len() != b.params.len() || a.is_static() != b.is_static() {
            return false;
        }
        if m == n {
            return true;
        }
        let (ac, bc) = (a.class, b.class);
        if !self.is_inherited(b.flags, bc, ac) {
            return false;
        }
        let this = self.this_type(ac);
        let Some(Ty::Class(_, args)) = self.as_super(&this, bc) else {
            // Unrelated classes (two interfaces of one class): compare erasures.
            return self.erased_params(m) == self.erased_params(n);
        };
        let raw = args.is_empty() && !self.class(bc).params.is_empty();
        let subst = if raw { Subst::default() } else { self.subst_of(bc, &args) };
        let (ap, bp) = (self.method(m).params.clone(), self.method(n).params.clone());
        ap.iter().zip(&bp).all(|(x, y)| {
            let ex = self.erase(x);
            // A method's own type variables are compared by erasure.
            ex == self.erase(&subst.apply(y)) || ex == self.erase(y)
        })
    }

    /// Whether a member of class `from` with these modifiers is one of its subclass `by`, too (JLS 8.2).
    #[must_use]
    pub fn is_inherited(&self, flags: Flags, from: ClassIdx, by: ClassIdx) -> bool {
        if from == by || flags.has(Flags::PUBLIC | Flags::PROTECTED) || self.is_interface(from) {
            return from == by || !flags.has(Flags::PRIVATE);
        }
        !flags.has(Flags::PRIVATE) && self.package_of(from) == self.package_of(by)
    }

    /// The package of a class.
    #[must_use]
    pub fn package_of(&self, c: ClassIdx) -> &str {
        &self.units[self.class(c).unit as usize].package
    }

    /// The interface that a type is, or those that it is an intersection of (JLS 9.9).
    pub fn interfaces_of(&mut self, ty: &Ty) -> Option<Vec<ClassIdx>> {
        let parts = match ty {
            Ty::Var(v) if self.intersections.contains(v) => self.tvars[v.index()].bounds.clone(),
            _ => vec![self.upper(ty)],
        };
        let classes: Option<Vec<ClassIdx>> = parts.iter().map(Ty::class_idx).collect();
        classes.filter(|all| all.iter().all(|c| self.is_interface(*c)))
    }

    /// The abstract method of a functional interface type; `None` if there is not exactly one.
    pub fn function_of(&mut self, ty: &Ty) -> Option<MethodIdx> {
        let mut queue = self.interfaces_of(ty)?;
        let mut found: Vec<MethodIdx> = Vec::new();
        let mut concrete: Vec<MethodIdx> = Vec::new();
        let mut at = 0;
        while at < queue.len() && at < 200 {
            let k = queue[at];
            at += 1;
            self.ensure_members(k);
            let methods = self.class(k).methods.clone();
            for m in methods {
                if self.method(m).is_static() || self.is_object_method(m) {
                    continue;
                }
                if !self.method(m).is_abstract() {
                    concrete.push(m);
                    continue;
                }
                let hidden = found.iter().chain(&concrete).copied().collect::<Vec<_>>();
                if !hidden.into_iter().any(|f| self.overrides(f, m)) {
                    found.push(m);
                }
            }
            for s in self.supertypes(k).iter().filter_map(Ty::class_idx) {
                if self.is_interface(s) && !queue.contains(&s) {
                    queue.push(s);
                }
            }
        }
        if found.len() == 1 { found.pop() } else { None }
    }

    fn is_object_method(&self, m: MethodIdx) -> bool {
        let info = self.method(m);
        match (&*info.name, info.params.len()) {
            ("toString" | "hashCode", 0) => true,
            ("equals", 1) => self.is_object(&info.params[0]),
            _ => false,
        }
    }

    /// Parameter and result types of a functional interface type's method.
    pub fn function_type(&mut self, ty: &Ty) -> Option<(MethodIdx, Vec<Ty>, Ty)> {
        let m = self.function_of(ty)?;
        let owner = self.method(m).class;
        let seen = match ty {
            Ty::Var(v) if self.intersections.contains(v) => ty.clone(),
            _ => self.upper(ty),
        };
        let subst = match self.as_super(&seen, owner) {
            Some(Ty::Class(_, args)) => self.subst_of(owner, &args),
            _ => Subst::default(),
        };
        let info = self.method(m);
        Some((m, info.params.iter().map(|p| subst.apply(p)).collect(), subst.apply(&info.ret)))
    }

    /// The wrapper class of a primitive.
    pub fn boxed(&mut self, p: Prim) -> ClassIdx {
        self.known(match p {
            Prim::Bool => "java.lang.Boolean",
            Prim::Byte => "java.lang.Byte",
            Prim::Short => "java.lang.Short",
            Prim::Char => "java.lang.Character",
            Prim::Int => "java.lang.Integer",
            Prim::Long => "java.lang.Long",
            Prim::Float => "java.lang.Float",
            Prim::Double => "java.lang.Double",
        })
    }

    /// The primitive a wrapper type (or a variable bounded by one) unboxes to.
    #[must_use]
    pub fn unboxed(&self, ty: &Ty) -> Option<Prim> {
        let Ty::Class(c, _) = self.upper(ty) else { return None };
        Some(match self.class(c).name.as_str() {
            "java.lang.Boolean" => Prim::Bool,
            "java.lang.Byte" => Prim::Byte,
            "java.lang.Short" => Prim::Short,
            "java.lang.Character" => Prim::Char,
            "java.lang.Integer" => Prim::Int,
            "java.lang.Long" => Prim::Long,
            "java.lang.Float" => Prim::Float,
            "java.lang.Double" => Prim::Double,
            _ => return None,
        })
    }

    /// The primitive type after unboxing, if any.
    #[must_use]
    pub fn as_prim(&self, ty: &Ty) -> Option<Prim> {
        match ty {
            Ty::Prim(p) => Some(*p),
            _ => self.unboxed(ty),
        }
    }
}

/// Java's widening primitive conversions (identity included).
#[must_use]
pub fn widens(from: Prim, to: Prim) -> bool {
    use Prim::{Bool, Byte, Char, Double, Float, Int, Long, Short};
    if from == to {
        return true;
    }
    match from {
        Byte => matches!(to, Short | Int | Long | Float | Double),
        Short | Char => matches!(to, Int | Long | Float | Double),
        Int => matches!(to, Long | Float | Double),
        Long => matches!(to, Float | Double),
        Float => to == Double,
        Bool | Double => false,
    }
}
