//! The child's side: reads a request, runs the pipeline on a thread with a large stack, sends messages.

use crate::exit::Exit;
use crate::input::InputFile;
use crate::pipeline;
use crate::protocol::{Fault, Message, Request};
use std::io::{BufRead, Read, Write};
use std::panic::AssertUnwindSafe;
use std::sync::Mutex;

/// Address space for the stack of the thread that works; pages are taken only when they are used.
const STACK: usize = 256 << 20;

/// Runs the child. What is said goes to standard output as lines of JSON, also errors.
pub(crate) fn run() -> Exit {
    let (request, files) = match receive() {
        Ok(received) => received,
        Err(e) => {
            send(&Message::Failed(format!("bad request: {e}")));
            return Exit::Internal;
        }
    };
    limit_memory(&request);
    end_with_parent();
    let worker = std::thread::Builder::new().name("engine".into()).stack_size(STACK).spawn(move || {
        work(&request, files);
        // No destructors of what the worker leaves behind: the process ends anyway.
        std::process::exit(i32::from(Exit::Safe as u8));
    });
    match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(())) => Exit::Safe,
        Ok(Err(_)) => Exit::Internal,
        Err(e) => {
            send(&Message::Failed(format!("cannot start the engine's thread: {e}")));
            Exit::Internal
        }
    }
}

fn receive() -> std::io::Result<(Request, Vec<InputFile>)> {
    let mut stdin = std::io::stdin().lock();
    let mut line = String::new();
    stdin.read_line(&mut line)?;
    let request: Request = serde_json::from_str(&line)?;
    let mut files = Vec::new();
    for head in &request.files {
        let mut bytes = vec![0; head.length];
        stdin.read_exact(&mut bytes)?;
        let text = String::from_utf8(bytes).map_err(std::io::Error::other)?;
        files.push(InputFile { name: head.name.clone(), text, role: head.role.clone() });
    }
    Ok((request, files))
}

/// Writes a message; when the parent is gone there is nobody to say it to.
fn send(message: &Message) {
    let Ok(mut line) = serde_json::to_vec(message) else { return };
    line.push(b'\n');
    let mut out = std::io::stdout().lock();
    if out.write_all(&line).and_then(|()| out.flush()).is_err() {
        std::process::exit(i32::from(Exit::Internal as u8));
    }
}

/// A hard limit above the one that the parent watches, for a blow-up that is faster than the parent looks.
fn limit_memory(request: &Request) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Some(megabytes) = request.memory else { return };
    let bytes = (megabytes << 20).saturating_add(STACK as u64).saturating_add(1 << 30);
    let maximum = getrlimit(Resource::As).maximum;
    let current = Some(maximum.map_or(bytes, |m| m.min(bytes)));
    // Where limits cannot be set the parent's watch has to do.
    let _ = setrlimit(Resource::As, Rlimit { current, maximum });
}

/// The parent keeps our standard input open as long as it lives; when it ends, so do we.
fn end_with_parent() {
    let watch = || {
        let mut buffer = [0; 64];
        while !matches!(std::io::stdin().lock().read(&mut buffer), Ok(0) | Err(_)) {}
        std::process::exit(i32::from(Exit::Internal as u8));
    };
    // Without the watch an orphan lives until its deadline.
    let _ = std::thread::Builder::new().name("lifeline".into()).stack_size(64 << 10).spawn(watch);
}

/// Runs the pipeline; a panic becomes a message.
fn work(request: &Request, files: Vec<InputFile>) {
    static PANIC: Mutex<Option<String>> = Mutex::new(None);
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(|l| format!(" at {}:{}", l.file(), l.line())).unwrap_or_default();
        let text = format!("{}{place}", payload(info.payload()));
        if let Ok(mut first) = PANIC.lock() {
            first.get_or_insert(text);
        }
    }));
    let run = AssertUnwindSafe(|| {
        if let Some(fault) = request.fault {
            misbehave(fault);
        }
        pipeline::run(request, &files, &mut |message| send(&message));
    });
    if std::panic::catch_unwind(run).is_err() {
        let text = PANIC.lock().ok().and_then(|mut p| p.take());
        send(&Message::Failed(text.unwrap_or_else(|| "panic".to_owned())));
    }
}

fn payload(payload: &dyn std::any::Any) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "panic".to_owned(),
    }
}

/// Does what a test asks for.
fn misbehave(fault: Fault) {
    match fault {
        Fault::Panic => {
            #[expect(clippy::panic, reason = "a test asks for it")]
            {
                panic!("as asked")
            }
        }
        Fault::Abort => std::process::abort(),
        Fault::Overflow => {
            overflow(0);
        }
        Fault::Memory => {
            let mut hoard: Vec<Vec<u8>> = Vec::new();
            loop {
                hoard.push(vec![1; 16 << 20]);
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        }
        Fault::Hang => loop {
            std::thread::sleep(std::time::Duration::from_secs(1));
        },
        Fault::Silent => std::process::exit(i32::from(Exit::Safe as u8)),
    }
}

/// Recurses without end, as far as the compiler can tell.
fn overflow(n: u64) -> u64 {
    let page = std::hint::black_box([n; 512]);
    if page[0] == u64::MAX { 0 } else { overflow(n + 1) + page[511] }
}
