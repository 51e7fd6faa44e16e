// expect: false(no-data-race)
// note: The section isolates the node that is explored, not the one that is adopted.

import static edu.rice.hj.Module2.*;

import java.util.ArrayList;
import java.util.List;

public class SpanningTreeObjectRace {
    static class Node {
        final List<Node> neighbours = new ArrayList<>();
        Node parent;

        boolean adopt(final Node by) {
            return isolatedWithReturn(by, () -> {
                if (parent != null) {
                    return false;
                }
                parent = by; //~ race with line 16 //~ race with line 19
                return true;
            });
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
            root.parent = root;
            finish(root::explore);
        });
    }
}
