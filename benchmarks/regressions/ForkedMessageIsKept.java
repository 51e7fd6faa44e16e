// expect: false(assertion)
// note: A copy is not what everybody gets: a task of the common pool may be executed by who joins it.

import java.util.concurrent.RecursiveAction;

public class ForkedMessageIsKept {
    private static final class Fails extends RecursiveAction {
        @Override
        protected void compute() {
            throw new IllegalStateException("closed");
        }
    }

    public static void main(final String[] args) {
        final Fails task = new Fails();
        task.fork();
        try {
            task.join();
        } catch (final IllegalStateException e) {
            assert e.getCause() != null; //~ assertion
        }
    }
}
