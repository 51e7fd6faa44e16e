//! Hand-made records for tests.

use super::Record;
use crate::json::Answer;
use crate::sample;
use scoville_evidence::diagnostic::Diagnostic;
use scoville_evidence::source::{FileId, Span};
use scoville_evidence::verdict::Unknown;

fn record(program: &str, diagnostics: &[Diagnostic], answer: Answer<'_>) -> Record {
    let record = Record::new("1.2.3", program, answer, diagnostics, &sample::sources());
    Record { files: vec!["Count.java".to_owned()], key: "k".to_owned(), micros: 4_321, ..record }
}

pub(crate) fn safe() -> Record {
    record("Safe.java", &[], Answer::Outcome(&sample::safe()))
}

/// One of each kind, the violations of a race, a deadlock and one that is announced; some with what is hard to quote.
pub(crate) fn all() -> Vec<Record> {
    let wrong = Diagnostic::error("syntax", "expected `;` & not <\"a\">")
        .at(Span::new(FileId(0), 38, 44), "here")
        .note("a note");
    let announced = Record {
        expected: Some("false(no-data-race)".to_owned()),
        ..record("a folder/Announced ä.java", &[], Answer::Outcome(&sample::race()))
    };
    let unexpected = Record {
        expected: Some("false(assertion)".to_owned()),
        mismatches: vec!["expected false(assertion), got true".to_owned()],
        ..safe()
    };
    let mut records = vec![
        safe(),
        record("Race.java", &[], Answer::Outcome(&sample::race())),
        record("Dead,\"lock\".java", &[], Answer::Outcome(&sample::deadlock(3))),
        announced,
        Record { program: "Unexpected.java".to_owned(), ..unexpected },
        record("Open.java", &[], Answer::Outcome(&sample::unknown(Unknown::TooLarge("a\u{1b}[31m\nb".to_owned())))),
        record("Wrong.java", &[wrong], Answer::InputError),
        record("Crash.java", &[], Answer::InternalError("the engine ended ]]> without an answer")),
    ];
    let total = records.len() as u64;
    for (i, record) in records.iter_mut().enumerate() {
        (record.index, record.total) = (i as u64, total);
    }
    records
}
