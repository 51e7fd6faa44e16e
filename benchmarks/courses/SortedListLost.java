// expect: false(assertion)
// pure-smt: timeout
// note: Nobody looks whether the neighbours still are neighbours: of two cells that are put between the same ones, one is lost.

import static edu.rice.hj.Module2.*;

public class SortedListLost {
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
        isolated(before, () -> before.next = new Cell(value, at));
    }

    public static void main(final String[] args) {
        final SortedListLost list = new SortedListLost();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> list.add(2));
                async(() -> list.add(3));
            });
            int length = 0;
            for (Cell at = list.first.next; at != null; at = at.next) {
                length++;
            }
            assert length == 2; //~ assertion
        });
    }
}
