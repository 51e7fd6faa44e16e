//! The net works: each planted fault makes some program of `benchmarks/` come out other than expected.
//!
//! [`CAUGHT`] names for each fault, and so for each rule that it breaks, the programs that tell. A fault that no program tells
//! is a hole: write the program. `make faults` prints which program tells which fault, all against all.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use scoville_encode::fault::{self, Fault};
use scoville_evidence::verdict::{Unknown, Verdict};
use scoville_explore::ProgramReplayer;
use scoville_solver::Reductions;
use scoville_testgen::compare::symbolic;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{LIMIT, Subject, Verified};

/// The faults with the programs that tell them.
const CAUGHT: &[(Fault, &[&str])] = &[
    (Fault::JoinDropped, &["jpf-hj/FinishTest1", "regressions/BankTransfers"]),
    (Fault::GetDropped, &["regressions/ThirdReaderGot"]),
    (Fault::PhaseEdgeDropped, &["hjlib/NextBarrier", "regressions/PhaserEndOrders"]),
    (Fault::SignalNotNeeded, &["hjlib/NextBarrier", "regressions/PhaserSignalTwice"]),
    (Fault::SpawnDropped, &["jpf-hj/AsyncTest2", "jpf-hj/StackPushPeek"]),
    (Fault::SpawnJoins, &["races/MissingFinishRacy", "jpf-hj/PrimitiveArrayRace"]),
    (Fault::ResignedJoined, &["hjlib/ActorAfterExitRace", "hjlib/ActorAfterExitUnseen"]),
    (Fault::GuardedEdgeAlways, &["regressions/GetUnderSymbolicBranchRace", "regressions/FutureChosenSymbolicallyRace"]),
    (Fault::EmptyPollOrders, &["regressions/PollUnresolvedFutureRace"]),
    (Fault::LateFillForgotten, &["regressions/PollBesidePut"]),
    (Fault::SectionsOrder, &["regressions/HiddenOrderRace"]),
    (Fault::InitPlaced, &["regressions/InitialiserFirst", "regressions/InitialiserAnyOrder"]),
    (Fault::InitKeepsAll, &["regressions/InitialiserPublishedVolatile", "regressions/InitialiserFillsFuture"]),
    (Fault::InitNotedInnermost, &["regressions/HolderOfHolderTouchesShared"]),
    (Fault::MadeWhenMet, &["regressions/LoopWritesLaterObjectOnce"]),
    (Fault::InitUnordered, &["regressions/HolderClassTouchesShared"]),
    (Fault::ThirdReaderEvicted, &["regressions/ManyReadersMiddleMissedRace", "regressions/ReaderBesideFlagsRace"]),
    (Fault::LaterStandsForEarlier, &["regressions/SectionBetweenWritesRace"]),
    (
        Fault::CounterInTwoSections,
        &["regressions/TicketsTwoSectionsRace", "regressions/AssertionLostUpdate", "regressions/LostUpdateBehindNoise"],
    ),
    (Fault::EverythingExecutes, &["regressions/RaceBeforeDeadlock", "regressions/RaceBeforeSelfWait"]),
    (Fault::DeadlocksFirst, &["regressions/RaceBeforeDeadlock"]),
    (Fault::BoundTakenAsInfeasible, &["regressions/BusyWaitCountsTurns"]),
    (Fault::WaitsInsideForgotten, &["regressions/GetInsideIsolatedDeadlock"]),
    (Fault::OneSidedGuard, &["regressions/BranchOnFlagElseRace"]),
    (Fault::MergeSwapsPaths, &["regressions/BranchReturnInside"]),
    (Fault::StoreUnguarded, &["regressions/FinishUnderGuard", "regressions/ReferenceChosen"]),
    (Fault::SymbolicIndexOffByOne, &["regressions/IndexReadInIsolated", "regressions/IndexReadInIsolatedRace"]),
    (Fault::TaskExceptionLost, &["regressions/ExceptionInAsync"]),
    (Fault::ThrownInOrder, &["regressions/ThrownOrder"]),
    (Fault::SectionsNeverExclude, &["regressions/BankTransfers", "regressions/ObjectIsolationShared"]),
    (Fault::OneLockSpace, &["regressions/AtomicBesideIsolated", "regressions/AtomicInMiddleOfIsolatedRace"]),
    (Fault::SectionAsOneEvent, &["regressions/PutInsideIsolatedRace"]),
    (Fault::ReadModeIgnored, &["regressions/ReadModeWriteRace"]),
    (Fault::ConditionalExclusionAlways, &["regressions/LockReadInIsolatedRace"]),
    (Fault::AllSectionsCommute, &["regressions/CommuteNotWithReset"]),
    (Fault::CommuteForgetsLeaves, &["regressions/CommuteButKeepsAssertion", "regressions/CommuteButReturnsAssertion"]),
    (Fault::CommuteWithoutFootprint, &["regressions/CommuteButReadsNever"]),
    (Fault::AllKeepInvariants, &["regressions/TotalLeaks"]),
    (Fault::InvariantWithoutExclusion, &["regressions/MoveUnderOwnLock"]),
    (Fault::InvariantOfRunningSections, &["regressions/AuditInTwoSections"]),
    (Fault::RoundTooEarly, &["regressions/FutureCycleDeadlock", "regressions/BranchVirtualCall"]),
    (Fault::DomainsNotWidened, &["regressions/FutureChainThroughField", "regressions/LazySingletonIsolated"]),
    (Fault::RacyReadsConcrete, &["regressions/BranchThreeTasks"]),
    (Fault::FillAlwaysWins, &["regressions/ExceptionSecondPut"]),
    (Fault::WaitUntilItHolds, &["regressions/BusyWaitTwoReadsRace"]),
    (Fault::DroppedReadsForgotten, &["regressions/BusyWaitReadsMoreRace"]),
    (Fault::UnreleasedEndsAtOnce, &["regressions/RegionHeldWhileWaiting"]),
    (Fault::ReleaseAtAcquire, &["regressions/RegionHeldAcrossFinish", "regressions/PartialReleaseConflict"]),
    (Fault::RangeOffByOne, &["regressions/RegionTooWide"]),
    (Fault::PartialReleaseEndsAll, &["regressions/PartialReleaseFine"]),
    (Fault::PartialReleaseForgetsRest, &["regressions/RegionNestedCounts"]),
    (Fault::OwnedNotCovered, &["regressions/RegionOnListWriteUnderRead"]),
    (Fault::WritersLeftOut, &["regressions/LinkedThroughGuardRace", "regressions/LinkedCellsReversedRace"]),
    (Fault::StoreDropped, &["jpf-hj/PrimitiveArrayNoRace"]),
];

/// Told where the solver decides everything: these are about queries that structure spares most programs.
const CAUGHT_ALONE: &[(Fault, &str)] = &[(Fault::ReachedTakesPosition, "regressions/LoopNeverLeft")];

/// Told by the comparison of event logs only: `follow.rs`.
const BY_LOG: &[Fault] = &[Fault::WrongShift];

/// What a planted fault changes: the verdict, if it is not the expected one. A lack of time tells nothing.
fn told(subject: &Subject, fault: Option<Fault>) -> Option<String> {
    let verified = fault::with(fault, || support::verify(&subject.program, LIMIT));
    let Verified { verdict, .. } = verified;
    let late = fault.is_some() && verdict == Verdict::Unknown(Unknown::Timeout);
    (!late && verdict.words() != subject.expected).then(|| verdict.to_string())
}

#[test]
fn each_fault_is_told_by_its_programs() {
    for (fault, programs) in CAUGHT {
        for name in *programs {
            let subject = support::subject(name);
            assert_eq!(told(&subject, None), None, "{name}, with no fault planted");
            assert!(told(&subject, Some(*fault)).is_some(), "{name} does not tell {fault:?}");
        }
    }
}

#[test]
fn faults_in_queries_are_told_by_the_solver_alone() {
    for (fault, name) in CAUGHT_ALONE {
        let Subject { program, expected, .. } = support::subject(name);
        let replayer = ProgramReplayer::new(&program, Default::default());
        let asked = || symbolic(&program, &replayer, Reductions::NONE, LIMIT).verdict;
        assert_eq!(asked().words(), expected, "{name}, with no fault planted");
        assert_eq!(fault::with(Some(*fault), asked), Verdict::True, "{name} does not tell {fault:?}");
    }
}

#[test]
fn each_fault_is_in_the_table() {
    let alone = |f: &Fault| CAUGHT_ALONE.iter().any(|(g, _)| g == f);
    let told =
        |f: &Fault| BY_LOG.contains(f) || alone(f) || CAUGHT.iter().any(|(g, programs)| g == f && !programs.is_empty());
    let missing: Vec<&Fault> = Fault::ALL.iter().filter(|f| !told(f)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
#[ignore = "all faults against all programs: minutes; run by make faults"]
fn matrix() {
    let names = support::all();
    let next = AtomicUsize::new(0);
    let matrix: Mutex<BTreeMap<Fault, Vec<String>>> = Mutex::default();
    let work = || {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(subject) = support::accepted(name) else { continue };
            if told(&subject, None).is_some() {
                continue;
            }
            for f in Fault::ALL {
                if let Some(how) = told(&subject, Some(*f)) {
                    matrix.lock().unwrap().entry(*f).or_default().push(format!("{name}: {how}"));
                }
            }
        }
    };
    std::thread::scope(|s| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(s, work).unwrap();
        }
    });
    let matrix = matrix.into_inner().unwrap();
    let mut text = String::new();
    for f in Fault::ALL {
        let mut programs = matrix.get(f).cloned().unwrap_or_default();
        programs.sort_unstable();
        text += &format!("{f:?}: told by {}\n", programs.len());
        programs.iter().for_each(|p| text += &format!("    {p}\n"));
    }
    support::show(&text);
}
