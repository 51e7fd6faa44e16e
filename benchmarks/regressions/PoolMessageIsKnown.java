// expect: true
// note: Nobody but its workers executes the tasks of a pool that is not the common one: `main` gets a copy of what they throw.

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;

public class PoolMessageIsKnown {
    public static final class Closed extends RuntimeException {
        public Closed() {
            super("somewhere");
        }

        Closed(final String where) {
            super(where);
        }
    }

    public static void main(final String[] args) throws Exception {
        final ForkJoinPool pool = new ForkJoinPool(2);
        final Callable<Integer> fails = () -> {
            throw new Closed("here");
        };
        try {
            pool.submit(fails).get();
            assert false;
        } catch (final ExecutionException e) {
            assert e.getCause().getMessage().equals("somewhere") && e.getCause().getCause().getMessage().equals("here");
        }
    }
}
