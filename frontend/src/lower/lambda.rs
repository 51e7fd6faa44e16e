//! Lambdas: a class of its own for each, with a final field for everything it captures.

use super::body::Body;
use super::reach::LambdaClass;
use super::{LambdaWork, Lower, Work};
use crate::attr::tree::{TKind, TLambda, TLambdaBody};
use crate::diag::Span;
use crate::sema::ty::Ty;
use scoville_ir::open::ANY;
use scoville_ir::program as ir;
use scoville_ir::stmt::{Op, Place, Rvalue, StmtKind};
use scoville_ir::types::{ClassId, Operand, Type};
use std::collections::BTreeMap;

impl Lower {
    pub(crate) fn lambda(&mut self, b: &mut Body, l: &TLambda, target: &Ty, span: Span) -> Operand {
        b.lambdas += 1;
        let kind = if l.is_ref { "ref" } else { "lambda" };
        let name = format!("{}.{kind}#{}", b.name, b.lambdas);
        let home = self.class_id(l.class);
        // Java's has a number behind that, and what the library makes so may be a class with a name.
        let runtime_name = if self.attr.sema.is_ours(l.class) {
            ANY.to_string()
        } else {
            format!("{}$$Lambda{ANY}", self.classes[home.index()].runtime_name)
        };
        let interfaces = self.attr.sema.interfaces_of(target);
        let interfaces = interfaces.unwrap_or_else(|| vec![self.attr.sema.method(l.method).class]);
        let ids: Vec<ClassId> = interfaces.iter().map(|i| self.class_id(*i)).collect();
        let object = self.attr.sema.known("java.lang.Object");
        let object_id = self.class_id(object);
        let class = ClassId(self.classes.len() as u32);
        let mut supertypes: Vec<ClassId> =
            ids.iter().flat_map(|i| self.classes[i.index()].supertypes.iter().copied()).collect();
        supertypes.push(object_id);
        supertypes.push(class);
        supertypes.sort_unstable();
        supertypes.dedup();
        // What accesses a field for a call that names it counts at what calls it.
        let of_handle = self.attr.named_fields.values().any(|calls| calls.contains(&span));
        let is_model = self.is_model(l.class) || of_handle;
        self.classes.push(ir::Class {
            name: name.clone(),
            runtime_name,
            superclass: Some(object_id),
            supertypes,
            instance_fields: Vec::new(),
            dispatch: BTreeMap::new(),
            initializer: None,
            is_model,
            span,
        });
        let mut fields = Vec::new();
        for v in &l.captures {
            let ty = v.ty.borrow().clone();
            let ty = self.ty(&ty);
            fields.push(self.synthetic_field(class, format!("val${}", v.name), ty, span));
        }
        let this_field = if l.captures_this && b.this.is_some() {
            let ty = self.ty(&Ty::class(b.class));
            Some(self.synthetic_field(class, "this$".to_string(), ty, span))
        } else {
            None
        };
        let id = self.new_method(name.clone(), class, is_model, span);
        // The object; its class initialises what has default methods.
        for i in &interfaces {
            let mut initialised = self.initialised_interfaces_of(*i);
            initialised.retain(|i| !(b.initialised && b.class == *i));
            for i in initialised {
                let i = self.class_id(i);
                b.op(Op::InitClass(i), span);
            }
        }
        let ty = self.intern(Type::Class(class));
        let object: Operand = b.temp(Rvalue::New(class), ty, span).into();
        for (v, f) in l.captures.iter().zip(&fields) {
            let value = self.read_var(b, v, span);
            b.op(Op::Store { place: Place::Field(object.clone(), *f), value }, span);
        }
        if let (Some(f), Some(this)) = (this_field, b.this) {
            b.op(Op::Store { place: Place::Field(object.clone(), f), value: this.into() }, span);
        }
        // Who answers what.
        for interface in interfaces {
            self.create_lambda_class(LambdaClass { class, interface, method: l.method, id });
        }
        let mut lambda = l.clone();
        lambda.class = b.class;
        let work = LambdaWork { lambda, id, class, fields, this_field, name, span };
        self.queue.push(Work::Lambda(Box::new(work)));
        object
    }

    pub(crate) fn lambda_body(&mut self, w: LambdaWork) {
        let l = w.lambda;
        let mut b = Body::new(l.class, w.name);
        b.is_model = self.is_model(l.class);
        let own = self.intern(Type::Class(w.class));
        let me = b.local(Some("this"), own);
        let declared = self.attr.sema.method(l.method).params.clone();
        let mut casts = Vec::new();
        for (v, p) in l.params.iter().zip(&declared) {
            let ty = v.ty.borrow().clone();
            let (erased, actual) = (self.attr.sema.erase(p), self.attr.sema.erase(&ty));
            if erased == actual || self.attr.sema.is_object(&actual) || !actual.is_ref() || !erased.is_ref() {
                self.declare_var(&mut b, v);
            } else {
                let t = self.ty(&erased);
                let raw = b.local(None, t);
                casts.push((raw, v.clone(), ty));
            }
        }
        let params = b.locals.len() as u32;
        if is_static_method(&l) {
            let class = l.class;
            self.init_of_lambda(&mut b, class, (w.id, w.class), w.span);
        }
        for (v, f) in l.captures.iter().zip(&w.fields) {
            let dst = self.declare_var(&mut b, v);
            b.op(Op::Load { dst, place: Place::Field(me.into(), *f) }, w.span);
        }
        if let Some(f) = w.this_field {
            let ty = self.fields[f.index()].ty;
            let dst = b.local(None, ty);
            b.op(Op::Load { dst, place: Place::Field(me.into(), f) }, w.span);
            b.this = Some(dst);
        }
        for (raw, v, ty) in casts {
            let dst = self.declare_var(&mut b, &v);
            let ty = self.ty(&ty);
            b.op(Op::Let { dst, value: Rvalue::CheckCast { value: raw.into(), ty } }, v.span);
        }
        let interface_ret = self.attr.sema.method(l.method).ret.clone();
        let result = self.void_or(&interface_ret);
        b.result = result;
        match &l.body {
            TLambdaBody::Expr(e) => {
                let v = self.expr_opt(&mut b, e);
                match (result, v) {
                    (Some(_), Some(v)) => b.push(StmtKind::Return(Some(v)), e.span),
                    (Some(_), None) => b.push(StmtKind::Return(Some(Operand::null())), e.span),
                    (None, _) => {}
                }
            }
            TLambdaBody::Block(stmts) => {
                self.stmts(&mut b, stmts);
                self.end_of_body(&mut b, &interface_ret, w.span);
            }
        }
        self.finish_body(w.id, b, params, result);
    }
}

/// Whether its body is that of a static method of the class in which it stands, which nobody executes while another thread
/// initialises the class (JLS 12.4.1): it does not use the instance. A reference to a method has no body of its own.
fn is_static_method(l: &TLambda) -> bool {
    let makes_array = matches!(&l.body, TLambdaBody::Expr(e) if matches!(e.kind, TKind::NewArray(_)));
    !l.captures_this && (!l.is_ref || makes_array)
}
