// expect: false(no-data-race)
// note: The halves overlap.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class LibForkJoinRacy {
    static class Increment extends RecursiveAction {
        final int[] a;
        final int lo;
        final int hi;

        Increment(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo <= 1) {
                for (int i = lo; i <= hi && i < a.length; i++) {
                    a[i]++; //~ race with line 23
                }
                return;
            }
            int mid = (lo + hi) / 2;
            invokeAll(new Increment(a, lo, mid), new Increment(a, mid, hi));
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool().invoke(new Increment(new int[4], 0, 4));
    }
}
