// expect: true
// pure-smt: timeout
// note: A sorted list: an operation isolates the two neighbours that it is about, and looks whether they still are.

import static edu.rice.hj.Module2.*;

public class SortedList {
    static final class Cell {
        final int value;
        Cell next;
        boolean removed;

        Cell(final int value, final Cell next) {
            this.value = value;
            this.next = next;
        }

        Cell next() {
            return isolatedWithReturn(this, () -> next);
        }
    }

    enum Outcome {
        CHANGED, UNCHANGED, AGAIN
    }

    interface Change {
        Outcome between(Cell before, Cell at);
    }

    private final Cell first = new Cell(Integer.MIN_VALUE, new Cell(Integer.MAX_VALUE, null));

    private boolean change(final int value, final Change change) {
        Outcome outcome = Outcome.AGAIN;
        while (outcome == Outcome.AGAIN) {
            Cell left = first;
            Cell right = left.next();
            while (right.value < value) {
                left = right;
                right = right.next();
            }
            final Cell before = left;
            final Cell at = right;
            outcome = isolatedWithReturn(before, at, () ->
                before.removed || at.removed || before.next != at ? Outcome.AGAIN : change.between(before, at));
        }
        return outcome == Outcome.CHANGED;
    }

    boolean add(final int value) {
        return change(value, (before, at) -> {
            if (at.value == value) {
                return Outcome.UNCHANGED;
            }
            before.next = new Cell(value, at);
            return Outcome.CHANGED;
        });
    }

    boolean remove(final int value) {
        return change(value, (before, at) -> {
            if (at.value != value) {
                return Outcome.UNCHANGED;
            }
            at.removed = true;
            before.next = at.next;
            return Outcome.CHANGED;
        });
    }

    boolean contains(final int value) {
        return change(value, (before, at) -> at.value == value ? Outcome.CHANGED : Outcome.UNCHANGED);
    }

    public static void main(final String[] args) {
        final SortedList list = new SortedList();
        launchHabaneroApp(() -> {
            list.add(2);
            finish(() -> {
                async(() -> {
                    assert list.add(3);
                });
                async(() -> {
                    assert list.remove(2);
                });
            });
            assert list.contains(3) && !list.contains(2);
            assert list.first.next.value == 3 && list.first.next.next.next == null;
        });
    }
}
