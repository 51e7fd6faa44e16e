// expect: true
// note: Who joins a task may get a copy of its exception, with that as the cause; of a class that is not public it is the exception itself.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkedCauseRemains {
    private static final class Missing extends RuntimeException {
        Missing(final String name) {
            super(name);
        }
    }

    private static final class Half extends RecursiveTask<Integer> {
        private final RuntimeException exception;

        Half(final RuntimeException exception) {
            this.exception = exception;
        }

        @Override
        protected Integer compute() {
            throw exception;
        }
    }

    private static final class Whole extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            final Half half = new Half(new IllegalArgumentException("half"));
            half.fork();
            return half.join();
        }
    }

    static Throwable root(final Throwable e) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    public static void main(final String[] args) {
        final Half missing = new Half(new Missing("key"));
        missing.fork();
        try {
            missing.join();
            assert false;
        } catch (final Missing e) {
            assert e.getMessage().equals("key") && e.getCause() == null;
        }
        try {
            new ForkJoinPool(2).invoke(new Whole());
            assert false;
        } catch (final IllegalArgumentException e) {
            assert root(e).getMessage().equals("half") && e.getCause() != null;
        }
    }
}
