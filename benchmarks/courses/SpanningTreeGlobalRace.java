// expect: false(no-data-race)
// note: Whether a node is still free is looked at before the section, too, to save some.

import static edu.rice.hj.Module1.*;

import java.util.ArrayList;
import java.util.List;

public class SpanningTreeGlobalRace {
    static class Node {
        final List<Node> neighbours = new ArrayList<>();
        Node parent;

        boolean adopt(final Node by) {
            if (parent != null) {
                return false;
            }
            return isolatedWithReturn(() -> {
                if (parent != null) {
                    return false;
                }
                parent = by; //~ race with line 15
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
