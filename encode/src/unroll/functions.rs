//! Library functions of numbers and texts.

use super::cont::Cont;
use super::heap::Text;
use super::machine::{Machine, Step, Stop};
use super::value::Value;
use crate::term::{Sort, TermId, Var};
use crate::trace::TaskId;
use rustc_hash::FxHashMap;
use scoville_evidence::verdict::Unknown;
use scoville_ir::pure::{self, PureFault, PureFn, PureValue};
use scoville_ir::types::{Const, Operand};

/// What unknown functions yield, so that the same arguments yield the same.
pub type Applications = FxHashMap<(PureFn, Vec<TermId>), TermId>;

/// Most texts among which paths tell which one a reference is to.
const MOST_TEXTS: usize = 8;

impl Machine<'_> {
    pub fn pure(&mut self, task: TaskId, cont: &Cont, f: PureFn, args: &[Value]) -> Step<Value> {
        let mut concrete = Vec::with_capacity(args.len());
        for v in args {
            concrete.push(match v {
                Value::Bool(b) => PureValue::Bool(*b),
                Value::Int(i) => PureValue::Int(*i),
                Value::Long(i) => PureValue::Long(*i),
                Value::Float(x) => PureValue::Float(*x),
                Value::Double(x) => PureValue::Double(*x),
                Value::Ref(0) => PureValue::Null,
                Value::Ref(o) => match self.heap.text(*o) {
                    Some(Text::Known(s)) => PureValue::Str(s.clone()),
                    _ => return self.opaque(task, cont, f, args),
                },
                Value::Term(_) => return self.opaque(task, cont, f, args),
            });
        }
        let known = &self.program.known;
        match pure::eval(f, &concrete) {
            Ok(PureValue::Null) => Ok(Value::NULL),
            Ok(PureValue::Bool(b)) => Ok(Value::Bool(b)),
            Ok(PureValue::Int(i)) => Ok(Value::Int(i)),
            Ok(PureValue::Long(i)) => Ok(Value::Long(i)),
            Ok(PureValue::Float(x)) => Ok(Value::Float(x)),
            Ok(PureValue::Double(x)) => Ok(Value::Double(x)),
            Ok(PureValue::Str(s)) if pure::is_interned(f, &concrete) => {
                Ok(self.get(cont, &Operand::Const(Const::Str(s))))
            }
            Ok(PureValue::Str(s)) => Ok(Value::Ref(self.new_string(task, cont, Text::Known(s)))),
            Err(PureFault::Null) => Err(Stop::Fault(known.null_pointer, f.name().to_owned())),
            Err(PureFault::StringIndex(m)) => Err(Stop::Fault(known.string_index, m)),
            Err(PureFault::Unsupported(what)) => {
                Err(Stop::Cut(Unknown::Unsupported(format!("{what}{}", self.at(cont)))))
            }
            Err(PureFault::TooLong) => {
                let why = format!("a text of more than {} MB{}", pure::MOST_TEXT >> 20, self.at(cont));
                Err(Stop::Cut(Unknown::Memory(why)))
            }
            Err(PureFault::Surrogate) => {
                let why = format!("half of a surrogate pair as a text{}", self.at(cont));
                Err(Stop::Cut(Unknown::Unsupported(why)))
            }
            Err(PureFault::NumberFormat(m)) => Err(Stop::Fault(known.number_format, m)),
        }
    }

    /// The arguments on this path, each of which is one of a few known texts or numbers.
    fn told_apart(&mut self, cont: &Cont, f: PureFn, args: &[Value]) -> Step<Vec<Value>> {
        let mut told = Vec::with_capacity(args.len());
        for v in args {
            let Value::Term(t) = *v else {
                told.push(*v);
                continue;
            };
            let objects = self.objects(*v);
            let known = |o: &u32| *o == 0 || matches!(self.heap.text(*o), Some(Text::Known(_)));
            let value = if self.terms.sort(t) == Sort::Ref && objects.len() <= MOST_TEXTS && objects.iter().all(known) {
                Some(Value::Ref(self.one_object(cont, *v)?))
            } else if self.terms.sort(t) == Sort::Int {
                self.one_constant(cont, *v)?.map(Value::Int)
            } else {
                None
            };
            told.push(value.ok_or_else(|| Self::beyond(f))?);
        }
        // A text that is not known.
        if told
            .iter()
            .any(|v| matches!(v, Value::Ref(o) if *o != 0 && !matches!(self.heap.text(*o), Some(Text::Known(_)))))
        {
            return Err(Self::beyond(f));
        }
        Ok(told)
    }

    /// A library function of a symbolic argument: text stays opaque, a floating-point number is any number within what is
    /// known of the function, and anything else is not followed.
    fn opaque(&mut self, task: TaskId, cont: &Cont, f: PureFn, args: &[Value]) -> Step<Value> {
        use PureFn as F;
        match f {
            F::StrOfBool
            | F::StrOfChar
            | F::StrOfInt
            | F::StrOfLong
            | F::StrOfFloat
            | F::StrOfDouble
            | F::StrOfIntRadix
            | F::StrOfLongRadix
            | F::StrOfFixed
            | F::StrOfScientific
            | F::StrUpper
            | F::StrLower
            | F::StrTrim
            | F::StrStrip
            | F::StrConcat => return Ok(Value::Ref(self.new_string(task, cont, Text::Opaque))),
            F::StrUnknown => return Ok(Value::Bool(true)),
            F::Sqrt
            | F::Cbrt
            | F::Sin
            | F::StrictSin
            | F::Cos
            | F::StrictCos
            | F::Tan
            | F::StrictTan
            | F::Asin
            | F::Acos
            | F::Atan
            | F::Atan2
            | F::Sinh
            | F::Cosh
            | F::Tanh
            | F::Exp
            | F::StrictExp
            | F::Log
            | F::StrictLog
            | F::Log10
            | F::StrictLog10
            | F::Log1p
            | F::Expm1
            | F::Pow
            | F::StrictPow
            | F::Hypot
            | F::Floor
            | F::Ceil
            | F::Rint => {}
            _ => {
                let args = self.told_apart(cont, f, args)?;
                return self.pure(task, cont, f, &args);
            }
        }
        let args: Vec<TermId> = args.iter().map(|a| a.term(&mut self.terms)).collect();
        if args.iter().any(|a| self.terms.is_local(*a)) {
            // A section as a function of the state before it: what it does would depend on more than that.
            return Err(Self::beyond(f));
        }
        let known = self.terms.float_bounds(args[0]);
        let key = (f, args);
        if let Some(t) = self.applications.get(&key) {
            return Ok(Value::Term(*t));
        }
        let (v, t) = self.terms.fresh(Var { sort: Sort::Double, domain: Vec::new(), range: None });
        let bounds = match (f, known) {
            (F::Sin | F::Cos | F::StrictSin | F::StrictCos, Some(_)) => Some((-1.0, 1.0)),
            (F::Sqrt, Some((lo, hi))) if lo >= 0.0 => Some((lo.sqrt(), hi.sqrt())),
            (F::Floor, Some((lo, hi))) => Some((lo.floor(), hi.floor())),
            (F::Ceil, Some((lo, hi))) => Some((lo.ceil(), hi.ceil())),
            (F::Rint, Some((lo, hi))) => Some((lo.round_ties_even(), hi.round_ties_even())),
            _ => None,
        };
        if let Some((lo, hi)) = bounds {
            self.terms.bound_float(v, lo, hi);
        }
        self.applications.insert(key, t);
        self.approximate.get_or_insert_with(|| Self::why_not(f));
        Ok(Value::Term(t))
    }

    fn why_not(f: PureFn) -> Unknown {
        Unknown::Unsupported(format!("{} of a schedule-dependent value", f.name()))
    }

    fn beyond(f: PureFn) -> Stop {
        Stop::Cut(Self::why_not(f))
    }
}
