// expect: false(no-data-race)
// note: The nodes are counted in a field by all tasks that build them (twin: jpf-hj/BinaryTrees).

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

public class BinaryTreesRace {
    static int nodes;

    static class TreeNode {
        HjFuture<TreeNode> left;
        HjFuture<TreeNode> right;

        TreeNode(final int depth) {
            nodes++; //~ race with line 17
            if (depth > 0) {
                left = future(() -> new TreeNode(depth - 1));
                right = future(() -> new TreeNode(depth - 1));
            }
        }

        int count() throws SuspendableException {
            return left == null ? 1 : 1 + left.get().count() + right.get().count();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final TreeNode root = new TreeNode(2);
            assert root.count() == 7;
            assert nodes == 7; //~ assertion
        });
    }
}
