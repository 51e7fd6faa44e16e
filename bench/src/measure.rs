//! Time and memory of a process with all that it starts.
//!
//! Measured are wall time, processor time (user and system) of the process and of all processes below it that were waited
//! for by their parents, and the peak of resident memory of the largest single one of these, all as the kernel counts
//! them. Memory is not summed: processes share pages. It is never less than what the measuring process itself holds when it
//! starts the other one, which is a few megabytes.

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With this code.
    Code(i32),
    /// By this signal.
    Signal(i32),
    /// It was ended because its time was over; what it started may have gone on for a moment, uncounted.
    Late,
}

/// What a run cost, and what came of it.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Wall time.
    pub wall: Duration,
    /// Processor time.
    pub cpu: Duration,
    /// Peak of the resident memory of the largest process, in bytes.
    pub memory: u64,
    /// How it ended.
    pub ended: Ended,
    /// What it wrote to standard output.
    pub stdout: String,
    /// What it wrote to standard error.
    pub stderr: String,
}

/// Runs a command to its end, or until `limit` is over: then its process group is killed. Its standard input is empty.
///
/// # Errors
/// Of the system: no such program, no temporary files.
pub fn run(command: &mut Command, limit: Duration) -> std::io::Result<Measured> {
    // Files, not pipes: nobody has to read along, and who outlives the process holds nothing up.
    let (mut out, mut err) = (tempfile::tempfile()?, tempfile::tempfile()?);
    command.stdin(Stdio::null()).stdout(out.try_clone()?).stderr(err.try_clone()?).process_group(0);
    let start = Instant::now();
    let mut child = command.spawn()?;
    let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw).ok_or_else(|| std::io::Error::other("no pid"))?;
    let (ended, watched) = channel::<()>();
    let watch = std::thread::spawn(move || {
        let late = watched.recv_timeout(limit) == Err(RecvTimeoutError::Timeout);
        // It may have ended just now: then there is no group any more.
        late && kill_process_group(pid, Signal::KILL).is_ok()
    });
    // It is not yet reaped here, so that its number still means it while the watch may kill.
    let waited = waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT);
    let wall = start.elapsed();
    drop(ended);
    let killed = watch.join().unwrap_or(false);
    waited?;
    let used = child.wait4()?;
    let status = used.status;
    let cpu = used.rusage.utime + used.rusage.stime;
    let late = killed && status.signal().is_some();
    let ended = if late { Ended::Late } else { ended_by(status) };
    Ok(Measured { wall, cpu, memory: used.rusage.maxrss, ended, stdout: text(&mut out)?, stderr: text(&mut err)? })
}

fn ended_by(status: ExitStatus) -> Ended {
    match (status.code(), status.signal()) {
        (Some(code), _) => Ended::Code(code),
        (None, signal) => Ended::Signal(signal.unwrap_or(0)),
    }
}

fn text(file: &mut File) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    fn shell(text: &str, limit: Duration) -> Measured {
        run(Command::new("sh").args(["-c", text]), limit).unwrap()
    }

    #[test]
    fn processes_below_are_counted() {
        let idle = shell("exit 3", LONG);
        assert_eq!(idle.ended, Ended::Code(3));
        assert!(idle.memory < 40 << 20, "{idle:?}");
        let work = "x=$(head -c 64000000 /dev/zero | tr '\\0' a); echo ${#x}; echo done >&2";
        let busy = shell(&format!("sh -c '{}'; true", work.replace('\'', "'\\''")), LONG);
        assert_eq!((busy.stdout.as_str(), busy.stderr.as_str()), ("64000000\n", "done\n"));
        assert!(busy.memory >= 64_000_000, "{busy:?}");
        assert!(busy.cpu > idle.cpu + Duration::from_millis(10), "{idle:?} {busy:?}");
    }

    #[test]
    fn processor_time_is_not_wall_time() {
        let idle = shell("sleep 0.3; true", LONG);
        assert!(idle.wall >= Duration::from_millis(300) && idle.cpu < Duration::from_millis(250), "{idle:?}");
    }

    #[test]
    fn a_late_process_is_ended_with_its_group() {
        let late = shell("sleep 60 & sleep 60; echo no", Duration::from_millis(200));
        assert_eq!((late.ended, late.stdout.as_str()), (Ended::Late, ""));
        assert!(late.wall < Duration::from_secs(30));
        assert_eq!(shell("kill -TERM $$", LONG).ended, Ended::Signal(15));
    }
}
