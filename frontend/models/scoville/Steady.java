package scoville;

/** What classes are marked with whose functions are quiet and look at nothing that can change. */
public interface Steady {
}
