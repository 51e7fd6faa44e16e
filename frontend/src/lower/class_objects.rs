//! Class objects: one for each class, array or primitive type that the program can ask for. Each is kept in a static field
//! of its own and made before anything else, so that it is the same wherever it comes from. What a class object tells is
//! made when it is known which of them there are, and only if somebody asks.

use super::Lower;
use super::body::Body;
use crate::diag::Span;
use crate::java::ast::{Flags, TypeKind};
use crate::sema::ty::{BOOL, ClassIdx, INT, MethodIdx, Ty};
use rustc_hash::{FxHashMap, FxHashSet};
use scoville_ir::open::ANY;
use scoville_ir::program as ir;
use scoville_ir::pure::PureFn;
use scoville_ir::stmt::{BinOp, Block, Callee, Op, Place, Rvalue, StmtKind};
use scoville_ir::types::{ClassId, Const, FieldId, Local, MethodId, Operand, Prim, Type, TypeId};

const CLASS: &str = "java.lang.Class";

/// The class objects so far.
#[derive(Default)]
pub(crate) struct ClassObjects {
    /// their types, `void` without one, and the fields that hold them
    list: Vec<(Option<TypeId>, FieldId)>,
    index: FxHashMap<Option<TypeId>, usize>,
    /// what makes them
    pub makes: Option<MethodId>,
}

fn text(s: impl Into<std::sync::Arc<str>>) -> Operand {
    Operand::Const(Const::Str(s.into()))
}

impl Lower {
    /// The static field that holds the class object of a type.
    fn class_object(&mut self, ty: Option<TypeId>) -> FieldId {
        if let Some(at) = self.class_objects.index.get(&ty) {
            return self.class_objects.list[*at].1;
        }
        let class = self.attr.sema.known(CLASS);
        let span = self.attr.sema.class(class).span;
        self.create_class(class);
        let (id, of) = (self.class_id(class), self.ty(&Ty::class(class)));
        let field = FieldId(self.fields.len() as u32);
        let name = format!("{}.class", self.type_name(ty));
        let slot = self.statics;
        self.statics += 1;
        let (is_static, is_final, is_volatile) = (true, true, false);
        self.fields.push(ir::Field { name, class: id, ty: of, is_static, is_final, is_volatile, slot, span });
        self.class_objects.index.insert(ty, self.class_objects.list.len());
        self.class_objects.list.push((ty, field));
        field
    }

    /// The name that a class object has.
    pub(super) fn type_name(&self, ty: Option<TypeId>) -> String {
        ty.map_or_else(|| "void".to_owned(), |t| ir::runtime_name(&self.classes, &self.types, self.types[t.index()]))
    }

    /// The class object of a type that the program names.
    pub(crate) fn class_literal(&mut self, b: &mut Body, t: &Ty, span: Span) -> Operand {
        let ty = (*t != Ty::Void).then(|| self.ty(t));
        self.load_class_object(b, ty, span)
    }

    fn load_class_object(&mut self, b: &mut Body, ty: Option<TypeId>, span: Span) -> Operand {
        let field = self.class_object(ty);
        let ty = self.fields[field.index()].ty;
        let dst = b.local(None, ty);
        b.op(Op::Load { dst, place: Place::Static(field) }, span);
        dst.into()
    }

    /// What answers `Object.$class` in objects of a class, and `Enum.$declaring` in constants of an enum.
    pub(crate) fn class_method(&mut self, c: ClassIdx, m: MethodIdx) -> Option<MethodId> {
        let info = self.attr.sema.method(m);
        let of = match (&*info.name, self.attr.sema.class(info.class).name.as_str()) {
            // That of `Object` answers for arrays as well.
            ("$class", "java.lang.Object") if c != info.class => c,
            ("$declaring", "java.lang.Enum") => {
                // A constant with a body is of a class below the enum.
                let is_enum = |l: &Lower, c: ClassIdx| l.attr.sema.class(c).kind == TypeKind::Enum;
                if is_enum(self, c) { c } else { self.superclass(c).filter(|s| is_enum(self, *s))? }
            }
            _ => return None,
        };
        let (of, this) = (self.class_id(of), self.class_id(c));
        Some(self.returns_class_object(of, this))
    }

    /// A method of `class` that returns the class object of `of`.
    pub(crate) fn returns_class_object(&mut self, of: ClassId, class: ClassId) -> MethodId {
        let span = self.classes[class.index()].span;
        let name = format!("{}.<class>", self.classes[class.index()].name);
        let id = self.new_method(name.clone(), class, true, span);
        let known = self.attr.sema.known(CLASS);
        let mut b = Body::new(known, name);
        b.is_model = true;
        let this_ty = self.intern(Type::Class(class));
        b.local(Some("this"), this_ty);
        let ty = self.intern(Type::Class(of));
        let found = self.load_class_object(&mut b, Some(ty), span);
        b.push(StmtKind::Return(Some(found)), span);
        let result = self.ty(&Ty::class(known));
        self.finish_body(id, b, 1, Some(result));
        id
    }

    /// To be called when nothing more is reached but by what class objects tell.
    pub(crate) fn settle_class_objects(&mut self) {
        let class = self.attr.sema.known(CLASS);
        let object = self.attr.sema.known("java.lang.Object");
        let mut before = usize::MAX;
        while before != self.class_objects.list.len() {
            before = self.class_objects.list.len();
            for name in ["$flags", "$super", "$component", "$above", "$test", "$constants", "$array"] {
                let method = self.attr.sema.find_methods(class, name).first().copied();
                if let Some(id) = method.and_then(|m| self.method_ids.get(&m).copied()) {
                    self.tells(class, name, id);
                }
            }
            let method = self.attr.sema.find_methods(object, "$class").first().copied();
            if let Some(id) = method.and_then(|m| self.method_ids.get(&m).copied()) {
                self.class_of_array(object, id);
            }
            self.work_off();
        }
        if !self.class_objects.list.is_empty() {
            self.make_class_objects(class);
        }
    }

    /// The method that makes them all.
    fn make_class_objects(&mut self, class: ClassIdx) {
        let span = self.attr.sema.class(class).span;
        let (id, ty) = (self.class_id(class), self.ty(&Ty::class(class)));
        let [name, told, index] =
            ["name", "told", "index"].map(|f| self.attr.sema.find_field(class, f).map(|f| self.field_id(f)));
        let makes = self.new_method(format!("{CLASS}.<objects>"), id, true, span);
        let mut b = Body::new(class, String::new());
        for (i, (of, field)) in self.class_objects.list.iter().enumerate() {
            let object = b.temp(Rvalue::New(id), ty, span);
            let names = [(name, text(self.type_name(*of))), (told, text(self.told_name(*of)))];
            let values = names.into_iter().chain([(index, Operand::int(i as i32))]);
            for (f, value) in values.filter_map(|(f, v)| Some((f?, v))) {
                b.op(Op::Store { place: Place::Field(object.into(), f), value }, span);
            }
            b.op(Op::Store { place: Place::Static(*field), value: object.into() }, span);
        }
        self.finish_body(makes, b, 0, None);
        self.class_objects.makes = Some(makes);
    }

    /// The body of one of the methods that tell something of a class object: a case for each.
    fn tells(&mut self, class: ClassIdx, name: &str, id: MethodId) {
        let span = self.methods[id.index()].span;
        let mut b = Body::new(class, self.methods[id.index()].name.clone());
        b.is_model = true;
        let this_ty = self.ty(&Ty::class(class));
        let this = b.local(Some("this"), this_ty);
        let object = self.attr.sema.object();
        let arg = match name {
            "$test" => Some(self.ty(&object)),
            "$array" => Some(self.ty(&INT)),
            _ => None,
        };
        let arg = arg.map(|ty| b.local(Some("arg"), ty));
        let params = b.locals.len() as u32;
        let (int, boolean) = (self.ty(&INT), self.ty(&BOOL));
        let number = b.local(None, int);
        if let Some(f) = self.attr.sema.find_field(class, "index") {
            let place = Place::Field(this.into(), self.field_id(f));
            b.op(Op::Load { dst: number, place }, span);
        }
        for i in 0..self.class_objects.list.len() {
            let ty = self.class_objects.list[i].0;
            b.open();
            let told = self.told(&mut b, name, ty, arg, span);
            if let Some(value) = told {
                b.push(StmtKind::Return(Some(value)), span);
            }
            let then = b.close();
            if !then.0.is_empty() {
                let same = Rvalue::Binary(BinOp::Eq, Prim::Int, number.into(), Operand::int(i as i32));
                let cond = b.temp(same, boolean, span).into();
                b.push(StmtKind::If { cond, then, els: Block::default() }, span);
            }
        }
        let (otherwise, result) = match name {
            "$flags" => (Operand::int(0), int),
            "$test" => (Operand::bool(false), boolean),
            "$above" => {
                let string = self.attr.sema.string();
                (text(""), self.ty(&string))
            }
            "$constants" => (Operand::null(), self.ty(&Ty::array(object))),
            "$array" => (Operand::null(), self.ty(&object)),
            _ => (Operand::null(), this_ty),
        };
        b.push(StmtKind::Return(Some(otherwise)), span);
        self.finish_body(id, b, params, Some(result));
    }

    /// What a class object tells; nothing for what all others tell.
    fn told(
        &mut self,
        b: &mut Body,
        name: &str,
        ty: Option<TypeId>,
        arg: Option<Local>,
        span: Span,
    ) -> Option<Operand> {
        let is = ty.map(|t| self.types[t.index()]);
        let source = match is {
            Some(Type::Class(c)) => self.class_ids.iter().find(|(_, id)| **id == c).map(|(c, _)| *c),
            _ => None,
        };
        match name {
            "$flags" => {
                let kind = source.map(|c| self.attr.sema.class(c).kind);
                let flags = match (is, kind) {
                    (None | Some(Type::Prim(_)), _) => 2,
                    (_, Some(TypeKind::Interface)) => 1,
                    (_, Some(TypeKind::Annotation)) => 1 | 16,
                    (_, Some(TypeKind::Enum)) => 4,
                    (_, Some(TypeKind::Record)) => 8,
                    // That of a lambda.
                    (Some(Type::Class(_)), None) => 32,
                    _ => 0,
                };
                (flags != 0).then(|| Operand::int(flags))
            }
            "$super" => match is? {
                Type::Prim(_) => None,
                Type::Array(_) => {
                    let object = self.attr.sema.object();
                    let object = self.ty(&object);
                    Some(self.load_class_object(b, Some(object), span))
                }
                Type::Class(c) => {
                    if source.is_some_and(|c| self.attr.sema.is_interface(c)) {
                        return None;
                    }
                    let above = self.classes[c.index()].superclass?;
                    let hidden = source.is_some_and(|c| self.is_model(c)) && !self.is_public(above);
                    if hidden {
                        let what = format!("the superclass of {}", self.type_name(ty));
                        let boolean = self.ty(&BOOL);
                        b.temp(Rvalue::Pure(PureFn::Unsupported, vec![text(what)]), boolean, span);
                        return Some(Operand::null());
                    }
                    let above = self.intern(Type::Class(above));
                    Some(self.load_class_object(b, Some(above), span))
                }
            },
            "$component" => match is? {
                Type::Array(e) => Some(self.load_class_object(b, Some(e), span)),
                _ => None,
            },
            "$above" => {
                let all = self.above(ty?);
                Some(text(format!(" {} ", all.join(" "))))
            }
            "$array" => {
                let of = self.intern(Type::Array(ty?));
                Some(b.temp(Rvalue::NewArray { ty: of, dims: vec![arg?.into()] }, of, span).into())
            }
            "$test" => match is? {
                Type::Prim(_) => None,
                _ => {
                    let boolean = self.ty(&BOOL);
                    Some(b.temp(Rvalue::InstanceOf { value: arg?.into(), ty: ty? }, boolean, span).into())
                }
            },
            _ => {
                let c = source.filter(|c| self.attr.sema.class(*c).kind == TypeKind::Enum)?;
                let values = self.attr.sema.find_methods(c, "values");
                let values = values.into_iter().find(|m| self.attr.sema.method(*m).params.is_empty())?;
                self.init_class(b, c, span);
                let result = self.ty(&Ty::array(Ty::class(c)));
                let dst = b.local(None, result);
                let callee = Callee::Direct(self.method_id(values));
                b.op(Op::Call { dst: Some(dst), callee, args: Vec::new() }, span);
                Some(dst.into())
            }
        }
    }

    /// Whether programs can name the class.
    fn is_public(&self, c: ClassId) -> bool {
        let class = &self.classes[c.index()];
        let source = self.class_ids.iter().find(|(_, id)| **id == c).map(|(c, _)| *c);
        !class.name.starts_with("scoville.") && source.is_some_and(|c| self.attr.sema.class(c).flags.has(Flags::PUBLIC))
    }

    /// The names of a type and of all above it.
    fn above(&self, ty: TypeId) -> Vec<String> {
        match self.types[ty.index()] {
            Type::Prim(_) => vec![self.type_name(Some(ty))],
            Type::Class(c) => {
                let all = &self.classes[c.index()].supertypes;
                let names = all.iter().map(|c| self.classes[c.index()].runtime_name.clone());
                // Only the class of a lambda has such a name, and nothing is below that.
                names.filter(|n| !n.contains(ANY)).collect()
            }
            Type::Array(e) => {
                let of = match self.types[e.index()] {
                    Type::Prim(_) => vec![self.type_name(Some(ty))],
                    _ => {
                        let array = |n: String| if n.starts_with('[') { format!("[{n}") } else { format!("[L{n};") };
                        self.above(e).into_iter().map(array).collect()
                    }
                };
                let all = ["java.lang.Object", "java.lang.Cloneable", "java.io.Serializable"];
                of.into_iter().chain(all.map(str::to_owned)).collect()
            }
        }
    }

    /// What `Object.$class` does: it answers for `Object` itself and for arrays.
    fn class_of_array(&mut self, object: ClassIdx, id: MethodId) {
        let class = self.attr.sema.known(CLASS);
        let span = self.methods[id.index()].span;
        let mut b = Body::new(class, self.methods[id.index()].name.clone());
        b.is_model = true;
        let object = self.ty(&Ty::class(object));
        let this = b.local(Some("this"), object);
        let string = self.attr.sema.string();
        let (string, boolean) = (self.ty(&string), self.ty(&BOOL));
        let result = self.ty(&Ty::class(class));
        let name = b.temp(Rvalue::ClassName(this.into()), string, span);
        let arrays = (0..self.types.len()).filter(|i| matches!(self.types[*i], Type::Array(_)));
        let made = self.arrays_made();
        let arrays: Vec<TypeId> = arrays.map(|i| TypeId(i as u32)).filter(|t| made.contains(t)).collect();
        for ty in std::iter::once(object).chain(arrays) {
            let own = text(self.type_name(Some(ty)));
            let same = b.temp(Rvalue::Pure(PureFn::StrEquals, vec![name.into(), own]), boolean, span);
            b.open();
            let found = self.load_class_object(&mut b, Some(ty), span);
            b.push(StmtKind::Return(Some(found)), span);
            let then = b.close();
            b.push(StmtKind::If { cond: same.into(), then, els: Block::default() }, span);
        }
        let what = text("the class of an object that the program has not made");
        b.temp(Rvalue::Pure(PureFn::Unsupported, vec![what]), boolean, span);
        b.push(StmtKind::Return(Some(Operand::null())), span);
        self.finish_body(id, b, 1, Some(result));
    }

    /// The types of arrays that the program makes, as far as is seen; what `$array` makes is an array of each class that has
    /// an object.
    fn arrays_made(&self) -> FxHashSet<TypeId> {
        let mut made = FxHashSet::default();
        let any = format!("{CLASS}.$array");
        for method in self.methods.iter().filter(|m| m.name != any) {
            super::walk::each(&method.body, &mut |s| {
                let mut at = match &s.kind {
                    StmtKind::Op(Op::Let { value: Rvalue::NewArray { ty, .. }, .. }) => Some(*ty),
                    StmtKind::Scope { thrown, .. } => method.locals.get(thrown.index()).map(|l| l.ty),
                    _ => None,
                };
                while let Some(ty) = at
                    && let Type::Array(e) = self.types[ty.index()]
                {
                    made.insert(ty);
                    at = Some(e);
                }
            });
        }
        made
    }
}
