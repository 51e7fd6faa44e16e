// expect: false(no-deadlock)
// note: two waiting loops one after the other, in each of which the queue makes a node of its own
import static edu.rice.hj.Module1.*;

import java.util.LinkedList;

public class PollsBoundedQueue {
    static final LinkedList<Integer> items = new LinkedList<>();

    static boolean puts() {
        return isolatedWithReturn(() -> {
            if (items.size() >= 2) {
                return false;
            }
            items.addLast(7);
            return true;
        });
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> { //~ deadlock
            async(() -> {
                while (!puts()) {
                }
                while (!puts()) {
                }
            });
            async(() -> {
                int got = 0;
                while (got < 3) {
                    Integer x = isolatedWithReturn(() -> items.isEmpty() ? null : items.removeFirst()); //~ deadlock
                    if (x != null) {
                        got++;
                    }
                }
            });
        });
    }
}
