// expect: true
// note: Pascal's triangle: each number is a future that gets the two above it.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;
import java.util.ArrayList;
import java.util.List;

public class PascalFutures {
    static List<List<HjFuture<Integer>>> triangle(final int rows) {
        final List<List<HjFuture<Integer>>> triangle = new ArrayList<>();
        for (int n = 0; n < rows; n++) {
            final List<HjFuture<Integer>> row = new ArrayList<>();
            for (int k = 0; k <= n; k++) {
                if (k == 0 || k == n) {
                    row.add(future(() -> 1));
                } else {
                    final HjFuture<Integer> left = triangle.get(n - 1).get(k - 1);
                    final HjFuture<Integer> right = triangle.get(n - 1).get(k);
                    row.add(future(() -> left.get() + right.get()));
                }
            }
            triangle.add(row);
        }
        return triangle;
    }

    static int sum(final List<HjFuture<Integer>> row) throws SuspendableException {
        int sum = 0;
        for (final HjFuture<Integer> number : row) {
            sum += number.get();
        }
        return sum;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<List<HjFuture<Integer>>> triangle = triangle(6);
            assert triangle.get(5).get(2).get() == 10;
            assert sum(triangle.get(4)) == 16;
        });
    }
}
