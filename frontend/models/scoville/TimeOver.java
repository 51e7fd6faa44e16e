package scoville;

/**
 * Ends a wait whose time is over: whatever waits in a method that is marked with `TimeLimit` may throw it. No execution does so;
 * where nothing but time goes on, the engine looks whether what follows could let others go on.
 */
public final class TimeOver extends Error {
}
