package scoville;

/** What classes are marked with whose functions write nothing that others have, and do nothing else that another task could see. */
public interface Quiet {
}
