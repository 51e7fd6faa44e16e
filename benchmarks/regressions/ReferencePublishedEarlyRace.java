// expect: false(no-data-race)
// note: The node is published in isolated, but its field is filled in afterwards.

import static edu.rice.hj.Module2.*;

public class ReferencePublishedEarlyRace {
    static class Node {
        int value;
    }

    static Node head = null;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                final Node node = new Node();
                isolated(() -> {
                    head = node;
                });
                node.value = 4; //~ race with line 24
            });
            final Node found = isolatedWithReturn(() -> head);
            if (found != null) {
                final int r = found.value;
            }
        });
    }
}
