use super::*;

fn file(text: &str) -> File {
    File::new("a.rs".into(), text.to_owned())
}

#[test]
fn comments_and_literals_are_blanked() {
    for (text, code) in [
        ("a // b.unwrap()\nc", "a              \nc"),
        ("a /* b /* c */ d */ e", "a                   e"),
        (r#"f("x\"y", 'z', '\'', b'"')"#, r#"f("    ", ' ', '  ', b' ')"#),
        (r###"r#"a"b"# + br"c" + c"d""###, r###"r#"   "# + br" " + c" ""###),
        ("fn f<'a>(x: &'a str) {}", "fn f<'a>(x: &'a str) {}"),
        ("'ä' 'a: loop {}", "'  ' 'a: loop {}"),
        ("for r in x { car\"y\" }", "for r in x { car\" \" }"),
        ("\"a\nb\"", "\" \n \""),
    ] {
        assert_eq!(file(text).code, code, "{text}");
    }
}

#[test]
fn what_is_never_closed_ends_with_the_text() {
    for text in ["\"open", "r#\"open", "/* open", "'\\", "\"\\", "#[cfg(test"] {
        let file = file(text);
        assert_eq!(file.code.len(), text.len());
        file.test_code();
    }
}

#[test]
fn lengths_agree_on_this_very_crate() {
    for file in files(&crate::workspace::root().join("xtask")).unwrap() {
        assert_eq!(file.code.len(), file.text.len(), "{}", file.path.display());
        assert_eq!(file.code.lines().count(), file.text.lines().count());
    }
}

#[test]
fn words_are_found_as_words() {
    let file = file("panic!(); my_panic!(); // panic!\n x.unwrap(); \"panic!\"; panic!{}");
    let lines = |pattern| file.find(pattern).map(|at| file.line(at)).collect::<Vec<_>>();
    assert_eq!(lines("panic!"), [1, 2]);
    assert_eq!(lines(".unwrap()"), [2]);
}

#[test]
fn test_code_is_told_apart() {
    let file = file(
        "fn a() { one(); }\n#[cfg(test)]\nmod tests { fn b() { two(); } }\nfn c() { three(); }\n\
         #[cfg(all(test, unix))] #[allow(x)] fn d<A, B>(x: [u8; 3]) -> B { four(); }\n\
         #[cfg(feature = \"test\")] fn e() { five(); }\n#[test] fn f() { six(); }\n\
         #[cfg(test)] mod more;\n#[cfg(test)] pub(crate) mod other;\n#[cfg(test)] use z;\nseven();",
    );
    let code = file.test_code();
    let tested = |word| {
        let at = file.find(word).next().unwrap();
        code.iter().any(|range| range.contains(&at))
    };
    for (word, expected) in [
        ("one", false),
        ("two", true),
        ("three", false),
        ("four", true),
        ("five", false),
        ("six", true),
        ("seven", false),
    ] {
        assert_eq!(tested(word), expected, "{word}");
    }
    assert_eq!(file.test_modules(), ["more", "other"]);
}

#[test]
fn a_statement_reaches_to_its_end() {
    let file = file("fn f() { #[expect(a)] let x = if y { 1 } else { 2 }; g(); #[expect(b)] h(1) }");
    let items: Vec<&str> = file.items_with_attribute(|_| true).into_iter().map(|r| &file.code[r]).collect();
    assert_eq!(items, ["#[expect(a)] let x = if y { 1 } else { 2 };", "#[expect(b)] h(1) "]);
}
