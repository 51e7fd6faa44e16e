// expect: false(assertion)
// note: Two tasks may both see a node free and adopt it; what has been explored below it is counted twice.

import static edu.rice.hj.Module1.*;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class SpanningTreeAtomicTwice {
    static class Node {
        final List<Node> neighbours = new ArrayList<>();
        static final AtomicInteger adopted = new AtomicInteger();

        final AtomicReference<Node> parent = new AtomicReference<>();

        boolean adopt(final Node by) {
            if (parent.get() != null) {
                return false;
            }
            parent.set(by);
            adopted.incrementAndGet();
            return true;
        }

        void explore() {
            for (final Node node : neighbours) {
                if (node.adopt(this)) {
                    async(node::explore);
                }
            }
        }
    }

    static Node[] graph() {
        final int[][] edges = {{0, 1}, {0, 2}, {1, 2}};
        final Node[] nodes = new Node[3];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = new Node();
        }
        for (final int[] edge : edges) {
            nodes[edge[0]].neighbours.add(nodes[edge[1]]);
            nodes[edge[1]].neighbours.add(nodes[edge[0]]);
        }
        return nodes;
    }

    public static void main(final String[] args) {
        final Node[] nodes = graph();
        final Node root = nodes[0];
        launchHabaneroApp(() -> {
            root.parent.set(root);
            finish(root::explore);
            assert Node.adopted.get() == nodes.length - 1; //~ assertion
        });
    }
}
