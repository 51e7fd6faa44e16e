// expect: false(assertion)
// note: A copy of what a failed assertion throws tells of nothing but that assertion.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class PoolAssertionFails {
    private static final class Checks extends RecursiveAction {
        @Override
        protected void compute() {
            assert getPool() == null; //~ assertion
        }
    }

    public static void main(final String[] args) {
        new ForkJoinPool(2).invoke(new Checks());
    }
}
