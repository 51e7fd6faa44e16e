// expect: true
// tasks: 525
// note: A node is built by its own future and read only after a get of that future.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class BinaryTrees {
    private static final int MIN_DEPTH = 2;
    private static final int MAX_DEPTH = 4;

    static class TreeNode {
        private final int item;
        private HjFuture<TreeNode> left;
        private HjFuture<TreeNode> right;

        TreeNode(final int item) {
            this.item = item;
        }

        static TreeNode bottomUp(final int item, final int depth) {
            final TreeNode node = new TreeNode(item);
            if (depth > 0) {
                node.left = future(() -> bottomUp(2 * item - 1, depth - 1));
                node.right = future(() -> bottomUp(2 * item, depth - 1));
            }
            return node;
        }

        int check() throws SuspendableException {
            if (left == null) {
                return item;
            }
            return item + left.get().check() - right.get().check();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int stretch = TreeNode.bottomUp(0, MAX_DEPTH + 1).check();
            System.out.println("stretch tree of depth " + (MAX_DEPTH + 1) + "\t check: " + stretch);

            final TreeNode longLived = TreeNode.bottomUp(0, MAX_DEPTH);

            for (int depth = MIN_DEPTH; depth <= MAX_DEPTH; depth += 2) {
                final int iterations = 1 << (MAX_DEPTH - depth + MIN_DEPTH);
                int sum = 0;
                for (int i = 1; i <= iterations; i++) {
                    sum += TreeNode.bottomUp(i, depth).check();
                    sum += TreeNode.bottomUp(-i, depth).check();
                }
                System.out.println(2 * iterations + "\t trees of depth " + depth + "\t check: " + sum);
                assert sum == -2 * iterations;
            }

            final int last = longLived.check();
            System.out.println("long lived tree of depth " + MAX_DEPTH + "\t check: " + last);
            assert stretch == -1 && last == -1;
        });
    }
}
