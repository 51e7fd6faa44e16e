//! What tasks wait for, and for whom, in words.

use crate::machine::barriers::Needs;
use crate::machine::sections::holders;
use crate::machine::state::Task;
use crate::machine::value::Obj;
use crate::machine::{BarrierId, Machine, State, TaskId, Wait};
use crate::names;
use crate::provide::Providers;
use scoville_evidence::schedule::TURNS;

/// Tasks that are named; of more, only the number is told.
const NAMED: usize = 4;

/// A state in which tasks wait.
pub struct Waits<'a, 'p> {
    machine: &'a Machine<'p>,
    s: &'a State,
    providers: Providers,
}

impl<'a, 'p> Waits<'a, 'p> {
    /// Says what can be read off the state.
    #[must_use]
    pub fn new(machine: &'a Machine<'p>, s: &'a State) -> Waits<'a, 'p> {
        Waits { machine, s, providers: Providers::default() }
    }

    /// A state in which nothing goes on but `tasks` have not ended: says also who would have put a value.
    #[must_use]
    pub fn stuck(machine: &'a Machine<'p>, s: &'a State, tasks: &[TaskId]) -> Waits<'a, 'p> {
        Waits { machine, s, providers: Providers::of(machine, s, tasks) }
    }

    /// The tasks that `wait` could be ended by, as far as they can be named.
    #[must_use]
    pub fn waits_for(&self, t: TaskId, wait: &Wait) -> Vec<TaskId> {
        let s = self.s;
        let live = |pred: &dyn Fn(&Task) -> bool| {
            s.all_tasks().filter(|(_, task)| !task.has_ended() && pred(task)).map(|(id, _)| id).collect::<Vec<_>>()
        };
        let mut tasks = match wait {
            Wait::Scope(scope) => live(&|task| task.scope == Some(*scope)),
            Wait::Cell(_) | Wait::Awaits(_) => {
                let cells = cells(wait);
                let mut tasks = live(&|task| task.result.is_some_and(|r| cells.contains(&r)));
                for p in cells.iter().flat_map(|c| self.providers.to(*c)) {
                    if !tasks.contains(p) {
                        tasks.push(*p);
                    }
                }
                tasks
            }
            Wait::Section(tasks) => tasks.clone(),
            Wait::Init { task, .. } => vec![*task],
            Wait::Barrier { barrier, needs } => missing(s, *barrier, *needs),
        };
        if !matches!(wait, Wait::Section(_))
            && let Some((space, wanted)) = self.machine.section_wanted(s, t)
        {
            tasks.extend(holders(s, t, space, &wanted));
        }
        tasks
    }

    fn joins(&self, t: TaskId) -> bool {
        names::library_wait(self.machine.program, self.s, t).is_some_and(|call| call == names::JOIN)
    }

    /// What a task that waits wants of another one: `main.2's result`.
    #[must_use]
    pub fn wanted_of(&self, t: TaskId, wait: &Wait, other: TaskId) -> String {
        let task = self.s.task(other);
        let name = task.task_path();
        match wait {
            Wait::Scope(_) => format!("{name} to end"),
            Wait::Cell(_) | Wait::Awaits(_) if task.result.is_some_and(|r| cells(wait).contains(&r)) => {
                format!("{name}'s result")
            }
            Wait::Cell(_) if self.joins(t) => format!("{name} to end"),
            Wait::Cell(_) | Wait::Awaits(_) => format!("{name} to put a value"),
            Wait::Section(_) => format!("{name} to leave its section"),
            Wait::Init { class, .. } => format!("{name} to initialise {}", self.machine.program.class(*class).name),
            Wait::Barrier { barrier, needs: Needs::Signals(k) } => {
                format!("{name} to signal {}", names::phase(self.s, *barrier, *k))
            }
            Wait::Barrier { barrier, needs: Needs::Waits(k) } => {
                format!("{name} to wait for {}", names::phase(self.s, *barrier, *k))
            }
        }
    }

    /// What a task does that turns in a loop: if the loop is the library's, it waits as far as the user can tell.
    #[must_use]
    pub fn turns(&self, t: TaskId) -> String {
        let program = self.machine.program;
        let text = match (names::condition(program, self.s, t), names::library_wait(program, self.s, t)) {
            (Some(condition), _) => format!("waits until {condition}"),
            (None, Some(call)) => format!("waits in {call}"),
            (None, None) => return TURNS.to_owned(),
        };
        match self.turns_for(t) {
            [] => text,
            tasks => format!("{text}: {} would change that", self.named(tasks)),
        }
    }

    /// The tasks that would change what a task looks at that turns in a loop of the library's.
    #[must_use]
    pub fn turns_for(&self, t: TaskId) -> &[TaskId] {
        self.providers.to_loop(t)
    }

    /// What a task waits for.
    #[must_use]
    pub fn describe(&self, t: TaskId, wait: &Wait) -> String {
        let tasks = self.waits_for(t, wait);
        let names = self.named(&tasks);
        let has = if tasks.len() == 1 { "has" } else { "have" };
        match wait {
            Wait::Scope(_) if self.ends_program(t) => format!("waits at the end of the program for {names}"),
            Wait::Scope(_) => format!("waits at the end of finish for {names}"),
            Wait::Cell(_) => {
                let values = self.values(wait, &tasks);
                match names::library_wait(self.machine.program, self.s, t) {
                    Some(call) if call == names::JOIN && !tasks.is_empty() => {
                        format!("waits in {call} for the end of {names}")
                    }
                    Some(call) if call == names::JOIN => format!("waits in {call}"),
                    Some(call) if !values.starts_with("the result") => format!("waits in {call} for {values}"),
                    _ => format!("waits for {values}"),
                }
            }
            Wait::Awaits(_) => format!("waits to begin for {}", self.values(wait, &tasks)),
            Wait::Section(_) => format!("waits to enter a section while {names} holds it"),
            Wait::Barrier { barrier, needs: Needs::Signals(k) } => {
                format!("waits for {}, which {names} {has} not signalled", names::phase(self.s, *barrier, *k))
            }
            Wait::Barrier { barrier, needs: Needs::Waits(k) } => {
                format!("waits to signal until {names} {has} waited for {}", names::phase(self.s, *barrier, *k))
            }
            Wait::Init { class, .. } => {
                format!("waits for {names} to initialise {}", self.machine.program.class(*class).name)
            }
        }
    }

    /// Whether the task is the root task behind all that the program itself does, where it waits for threads.
    fn ends_program(&self, t: TaskId) -> bool {
        let task = self.s.task(t);
        t == TaskId::ROOT && task.frames.len() == 1 && self.machine.program.method(self.machine.program.entry).is_model
    }

    /// `the result of task main.1`, or a value and who would put it.
    fn values(&self, wait: &Wait, tasks: &[TaskId]) -> String {
        let cells = cells(wait);
        let results = |t: &TaskId| self.s.task(*t).result.is_some_and(|r| cells.contains(&r));
        if !tasks.is_empty() && tasks.iter().all(results) {
            return format!("the result of {}", self.named(tasks));
        }
        let values = if cells.len() == 1 { "a value".to_owned() } else { format!("{} values", cells.len()) };
        match tasks {
            [] if self.providers.are_all() => format!("{values} that no task would put"),
            [] => format!("{values} that no task has put"),
            _ => format!("{values} that {} would put", self.named(tasks)),
        }
    }

    fn named(&self, tasks: &[TaskId]) -> String {
        let mut names: Vec<String> =
            tasks.iter().take(NAMED).map(|t| self.s.task(*t).task_path().to_string()).collect();
        if tasks.len() > NAMED {
            names.push(format!("{} more", tasks.len() - NAMED));
        }
        format!("{} {}", if tasks.len() == 1 { "task" } else { "tasks" }, names.join(", "))
    }
}

/// The cells that a wait is for.
fn cells(wait: &Wait) -> &[Obj] {
    match wait {
        Wait::Cell(cell) => std::slice::from_ref(cell),
        Wait::Awaits(cells) => cells,
        _ => &[],
    }
}

/// The tasks whose registrations keep a barrier from being so.
fn missing(s: &State, barrier: BarrierId, needs: Needs) -> Vec<TaskId> {
    let found = s.barriers.get(barrier.index());
    let mut tasks: Vec<TaskId> = found.into_iter().flat_map(|b| b.missing(needs)).map(|p| p.holder).collect();
    tasks.sort_unstable();
    tasks.dedup();
    tasks
}
