// expect: false(no-data-race)
// note: The section isolates the new cell, not the one whose successor it changes.

import static edu.rice.hj.Module2.*;

public class SortedListRace {
    static final class Cell {
        final int value;
        Cell next;

        Cell(final int value, final Cell next) {
            this.value = value;
            this.next = next;
        }

        Cell next() {
            return isolatedWithReturn(this, () -> next);
        }
    }

    private final Cell first = new Cell(0, null);

    void add(final int value) {
        Cell left = first;
        Cell right = left.next();
        while (right != null && right.value < value) {
            left = right;
            right = right.next();
        }
        final Cell before = left;
        final Cell at = right;
        final Cell added = new Cell(value, at);
        isolated(added, () -> before.next = added); //~ race with line 33 //~ race with line 17
    }

    public static void main(final String[] args) {
        final SortedListRace list = new SortedListRace();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> list.add(2));
                async(() -> list.add(2));
            });
        });
    }
}
