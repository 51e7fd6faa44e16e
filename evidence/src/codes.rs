//! The codes of messages about input, as in `error[unknown-name]`: the error catalogue of the user guide is made from them.

/// Every code with what it means and what helps, in the order of the alphabet.
pub const CODES: &[(&str, &str)] = &[
    ("abstract-body", "a method that is abstract has a body"),
    ("abstract-call", "`super.m()` names a method that has no body there"),
    ("abstract-new", "an interface, enum or abstract class is created with `new`"),
    ("ambiguous-call", "several methods take the arguments, and none is more specific than the others: a cast decides"),
    ("ambiguous-name", "several fields of this name are inherited: write the class before it"),
    ("bad-operand", "an operator cannot be applied to these types, or the left side of an assignment is no variable"),
    (
        "bad-override",
        "a method cannot stand for the one that it overrides, hides or implements: its result, access or modifiers do not fit",
    ),
    ("bad-record", "a record declares what records cannot have"),
    (
        "caught-twice",
        "a handler of an exception that one before has caught, or with alternatives that inherit from each other",
    ),
    ("certificate", "a certificate cannot be made, or cannot be read"),
    ("console-input", "the program reads its standard input: give it with `--stdin`"),
    ("constant-expected", "a `case` needs a constant of the type that is switched on"),
    ("cyclic-inheritance", "a class inherits from itself"),
    ("duplicate-class", "two classes of one name; one may come from another file of the program"),
    ("duplicate-label", "two `case` labels are equal, or there are two `default`"),
    ("duplicate-name", "a variable, field or method is declared twice in one scope"),
    ("empty-file", "a file without any type"),
    ("encoding", "a file is not UTF-8"),
    ("endless-constructors", "constructors that begin with calls of each other"),
    ("file-input", "the program reads a file: give it with `--file NAME=PATH`"),
    ("file-too-large", "a file of more than 4 GB"),
    ("final-assigned", "a final variable is assigned again, or where it may not be"),
    ("final-class", "a final class is extended"),
    (
        "forward-reference",
        "an initialiser reads a field that is declared after it, or what makes the constants of an enum a static field of it",
    ),
    ("generic-array", "an array of a type variable or of a type with arguments is created"),
    ("generic-exception", "a class of exceptions has type parameters"),
    ("incompatible-types", "a value does not fit the type that is needed"),
    (
        "inherited-twice",
        "an interface is inherited twice, or two interfaces have a method that the class must declare itself",
    ),
    ("input", "a file, folder or option that cannot be read, or fits no other"),
    ("internal", "a defect of scoville: please report it"),
    ("lambda-arity", "a lambda has more or fewer parameters than the interface that is needed"),
    ("library-class", "a class of the program stands in a package that belongs to Java or to scoville"),
    ("missing-body", "a method without a body that is not abstract"),
    ("missing-default", "a `switch` expression does not cover all values"),
    ("missing-return", "the end of a method that returns a value can be reached"),
    ("missing-yield", "a `switch` expression ends without a value"),
    ("model-exists", "`--models` has a class that scoville has a model of: say `--replace-model CLASS`"),
    ("no-access", "a member that may not be used from here"),
    ("no-applicable-method", "there are methods or constructors of this name, but none takes these arguments"),
    ("no-input", "no source file was given"),
    ("no-main", "there is no `main` method to run, or not in the class that `--main` names"),
    ("no-model", "`--replace-model` names a class that `--models` does not have, or that cannot be replaced"),
    ("no-override", "a method has `@Override`, but overrides nothing"),
    ("no-target-type", "a lambda or method reference stands where no functional interface is expected"),
    ("no-test", "`--junit` finds no test, or not the one that `--main` names"),
    ("not-a-class", "an interface or another type stands where a class is needed"),
    ("not-an-interface", "a class stands where an interface is needed"),
    ("not-effectively-final", "a lambda or inner class uses a local variable that is changed"),
    ("not-functional", "`@FunctionalInterface` stands before something else"),
    ("not-implemented", "a class that is not abstract lacks a method that it has to implement"),
    ("output", "a file or folder cannot be written"),
    (
        "overload-unknown",
        "type arguments that cannot be told decide which method is called: a local variable with its type written helps",
    ),
    ("region-not-array", "a permission region on elements names something that is no array"),
    ("region-on-local", "a permission region names a local variable, which no other task can share"),
    ("region-on-value", "a permission region names a value: name the field or element that holds it"),
    ("results", "a file of results, as for `cross-check --against`, cannot be understood"),
    ("sealed-class", "a sealed class and those that extend it do not fit together"),
    ("several-mains", "several classes have a `main` method: choose one with `--main`"),
    (
        "static-context",
        "something that needs an object is used where there is none, or what belongs to a body or class in something static",
    ),
    ("syntax", "the text is no Java; the message says what was expected"),
    ("too-deep", "expressions, statements or types are nested too deeply to be read"),
    ("too-large", "a `switch` with more groups of cases than can be lowered"),
    ("too-many-errors", "the rest of the errors of a file are not listed"),
    ("type-arguments", "type arguments that the type does not take, or in a wrong number"),
    ("type-bound", "a type argument is not within the bounds of its type parameter"),
    ("type-variable", "a type variable stands where a class is needed"),
    ("unassigned", "a local variable may be used before it has a value, or a final field gets none"),
    ("unexpected-character", "a character that no Java token has"),
    ("unknown-label", "`break` or `continue` names a label that is not around it"),
    ("unknown-method", "a method of this name does not exist"),
    ("unknown-name", "a variable, field or package of this name does not exist"),
    ("unknown-type", "a type of this name does not exist; an import may be missing, or a file of the program"),
    ("unmodelled-class", "a library class that scoville has no model of: leave it out, or give one with `--models`"),
    ("unmodelled-member", "a member of a library class that its model does not have, or a method that overrides one"),
    (
        "unreachable",
        "a statement that can never be executed, or an initialiser whose end cannot be reached, which Java refuses",
    ),
    ("unsupported", "a construct that scoville does not know how to verify"),
    ("unsupported-test", "a test that uses a feature of JUnit which is not supported"),
    ("unterminated-char", "a character literal without its end"),
    ("unterminated-comment", "a comment without its end"),
    ("unterminated-string", "a string or text block without its end"),
    ("void-value", "a value is needed where a method gives none, or the other way round"),
    ("witness", "a file that should be a witness is none, or is of another version"),
];

/// What a code means; nothing if there is no such code.
#[must_use]
pub fn meaning(code: &str) -> Option<&'static str> {
    let at = CODES.binary_search_by_key(&code, |&(c, _)| c).ok()?;
    CODES.get(at).map(|&(_, text)| text)
}

#[cfg(test)]
mod tests {
    use super::{CODES, meaning};

    #[test]
    fn each_code_is_found() {
        assert!(CODES.iter().all(|&(code, text)| meaning(code) == Some(text)), "out of order, or twice");
        assert_eq!(meaning("no-such-code"), None);
    }
}
