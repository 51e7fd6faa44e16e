// expect: true
// note: A spanning tree: each node belongs to who gets to it first; global isolation.

import static edu.rice.hj.Module1.*;

import java.util.ArrayList;
import java.util.List;

public class SpanningTreeGlobal {
    static class Node {
        final List<Node> neighbours = new ArrayList<>();
        Node parent;

        boolean adopt(final Node by) {
            return isolatedWithReturn(() -> {
                if (parent != null) {
                    return false;
                }
                parent = by;
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

    /** Whether the parents lead from the node to the root. */
    static boolean reaches(final Node node, final Node root, final int nodes) {
        Node at = node;
        for (int i = 0; i < nodes && at != null; i++) {
            if (at == root) {
                return true;
            }
            at = at.parent;
        }
        return false;
    }

    public static void main(final String[] args) {
        final Node[] nodes = graph();
        final Node root = nodes[0];
        launchHabaneroApp(() -> {
            root.parent = root;
            finish(root::explore);
            for (final Node node : nodes) {
                assert reaches(node, root, nodes.length);
            }
        });
    }
}
