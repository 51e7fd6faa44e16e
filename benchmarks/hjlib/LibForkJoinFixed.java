// expect: true
// note: Halves in tasks of their own.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class LibForkJoinFixed {
    static class Sum extends RecursiveTask<Integer> {
        final int[] a;
        final int lo;
        final int hi;

        Sum(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo == 1) {
                return a[lo]++;
            }
            int mid = (lo + hi) / 2;
            Sum left = new Sum(a, lo, mid);
            Sum right = new Sum(a, mid, hi);
            left.fork();
            int r = right.compute();
            return left.join() + r;
        }
    }

    public static void main(String[] args) {
        int[] a = {3, 1, 4, 1, 5, 9, 2, 6};
        int sum = ForkJoinPool.commonPool().invoke(new Sum(a, 0, a.length));
        assert sum == 31 && a[7] == 7;
    }
}
