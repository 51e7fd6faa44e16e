// expect: true
// args: 8
// note: Family trees-n. A tree of depth n is built and summed, a task for each node, joined by finish.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.SuspendableException;

public class TreeSum {
    static class Node {
        int value;
        Node left;
        Node right;
    }

    static void build(final Node node, final int value, final int depth) throws SuspendableException {
        node.value = value;
        if (depth == 0) {
            return;
        }
        node.left = new Node();
        node.right = new Node();
        finish(() -> {
            async(() -> build(node.left, 1, depth - 1));
            async(() -> build(node.right, 1, depth - 1));
        });
        node.value += node.left.value + node.right.value;
    }

    public static void main(final String[] args) {
        final int depth = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            final Node root = new Node();
            build(root, 1, depth);
            assert root.value == (2 << depth) - 1;
        });
    }
}
