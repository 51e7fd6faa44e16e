package scoville;

/** The class of single-assignment cells. */
public final class Cell {
}
