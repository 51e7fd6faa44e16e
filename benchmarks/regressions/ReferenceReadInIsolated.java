// expect: true
// note: The reference itself travels through the shared field; null says that there is nothing yet.

import static edu.rice.hj.Module2.*;

public class ReferenceReadInIsolated {
    static class Node {
        final int value;
        Node next;

        Node(final int value) {
            this.value = value;
        }
    }

    static Node head = null;

    static void add(final int value) {
        final Node node = new Node(value);
        isolated(() -> {
            node.next = head;
            head = node;
        });
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> add(1));
                async(() -> add(2));
                final Node found = isolatedWithReturn(() -> head);
                if (found != null) {
                    assert found.value == 1 || found.value == 2;
                }
            });
            int sum = 0;
            for (Node n = head; n != null; n = n.next) {
                sum += n.value;
            }
            assert sum == 3;
        });
    }
}
