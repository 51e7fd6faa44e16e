//! From typed trees to the task IR.
//!
//! Starting from `main`, whatever is reached is attributed and lowered: methods that are called, classes that are
//! created, static initialisers of classes that are used. Virtual calls reach the overriding methods of the classes
//! created anywhere in the program.

mod after_exit;
mod assign;
mod body;
mod call;
mod class_names;
mod class_objects;
mod classes;
mod cond;
mod copies;
mod endless;
mod expr;
mod handles;
mod interrupts;
mod intrinsics;
mod kin;
mod lambda;
mod model_inits;
mod monitors;
mod passing;
mod program;
mod reach;
mod stmt;
mod switch;
mod unwind;
mod walk;

pub use program::lower;

use crate::attr::Attr;
use crate::attr::tree::TLambda;
use crate::diag::Span;
use crate::sema::ty::{ClassIdx, FieldIdx, MethodIdx, Ty};
use rustc_hash::FxHashMap;
use scoville_ir::program as ir;
use scoville_ir::types::{ClassId, FieldId, MethodId, SelectorId, Type, TypeId};

/// A body that is reached and not lowered yet.
pub(crate) enum Work {
    /// a method or constructor
    Method(MethodIdx, MethodId),
    /// a static initialiser
    ClassInit(ClassIdx, MethodId),
    /// field initialisers and initialiser blocks of objects
    ObjectInit(ClassIdx, MethodId),
    /// the body of a lambda
    Lambda(Box<LambdaWork>),
}

/// A lambda body to be lowered.
pub(crate) struct LambdaWork {
    pub lambda: TLambda,
    pub id: MethodId,
    pub class: ClassId,
    /// fields for the captured variables, in order
    pub fields: Vec<FieldId>,
    /// field for `this`
    pub this_field: Option<FieldId>,
    pub name: String,
    pub span: Span,
}

/// The state of lowering.
pub(crate) struct Lower {
    pub attr: Attr,
    pub types: Vec<Type>,
    pub type_ids: FxHashMap<Type, TypeId>,
    pub classes: Vec<ir::Class>,
    pub fields: Vec<ir::Field>,
    pub methods: Vec<ir::Method>,
    pub selectors: Vec<String>,
    pub selector_ids: FxHashMap<String, SelectorId>,
    pub statics: u32,
    pub class_ids: FxHashMap<ClassIdx, ClassId>,
    pub field_ids: FxHashMap<FieldIdx, FieldId>,
    pub method_ids: FxHashMap<MethodIdx, MethodId>,
    /// methods that cast their arguments and call the first, for the second
    pub bridges: FxHashMap<(MethodIdx, SelectorId), MethodId>,
    pub class_inits: FxHashMap<ClassIdx, Option<MethodId>>,
    /// classes without a static initialiser below ones that have one
    pub passing: passing::Passing,
    /// Whether what is lowered next is the receiver of a call that does not tell it from other threads.
    pub asks_current_thread: bool,
    /// Whether what is lowered next is a call for the state of a thread that only tells whether it has begun or ended.
    pub asks_end: bool,
    /// model classes in the order in which their initialisers were reached
    pub model_inits: Vec<(ClassIdx, MethodId)>,
    pub object_inits: FxHashMap<ClassIdx, Option<MethodId>>,
    pub capture_fields: FxHashMap<(ClassIdx, u32), FieldId>,
    pub outer_fields: FxHashMap<ClassIdx, FieldId>,
    pub queue: Vec<Work>,
    pub reach: reach::Reach,
    /// whether a thread can be started
    pub threads: bool,
    /// what throws at the end what threads threw
    pub rethrow: Option<MethodId>,
    /// whether something may be asked for that is done at the end
    pub hooks: bool,
    /// what does it
    pub at_end: Option<MethodId>,
    /// final fields that get another value
    pub redirected: Vec<FieldId>,
    pub class_objects: class_objects::ClassObjects,
}

impl Lower {
    pub(crate) fn new(attr: Attr) -> Lower {
        Lower {
            attr,
            types: Vec::new(),
            type_ids: FxHashMap::default(),
            classes: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            selectors: Vec::new(),
            selector_ids: FxHashMap::default(),
            statics: 0,
            class_ids: FxHashMap::default(),
            field_ids: FxHashMap::default(),
            method_ids: FxHashMap::default(),
            bridges: FxHashMap::default(),
            class_inits: FxHashMap::default(),
            passing: passing::Passing::default(),
            asks_current_thread: false,
            asks_end: false,
            model_inits: Vec::new(),
            object_inits: FxHashMap::default(),
            capture_fields: FxHashMap::default(),
            outer_fields: FxHashMap::default(),
            queue: Vec::new(),
            threads: false,
            rethrow: None,
            hooks: false,
            at_end: None,
            redirected: Vec::new(),
            class_objects: class_objects::ClassObjects::default(),
            reach: reach::Reach::default(),
        }
    }

    /// Erased IR type of a front end type.
    pub(crate) fn ty(&mut self, ty: &Ty) -> TypeId {
        let erased = self.attr.sema.erase(ty);
        let t = match erased {
            Ty::Prim(p) => Type::Prim(p),
            Ty::Class(c, _) => Type::Class(self.class_id(c)),
            Ty::Array(e) => Type::Array(self.ty(&e)),
            // Null, unknown and erroneous: any reference.
            _ => {
                let object = self.attr.sema.known("java.lang.Object");
                Type::Class(self.class_id(object))
            }
        };
        self.intern(t)
    }

    pub(crate) fn intern(&mut self, t: Type) -> TypeId {
        if let Some(id) = self.type_ids.get(&t) {
            return *id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(t);
        self.type_ids.insert(t, id);
        id
    }

    /// Whether a class comes from a model.
    pub(crate) fn is_model(&self, c: ClassIdx) -> bool {
        self.attr.sema.class(c).is_model
    }
}
