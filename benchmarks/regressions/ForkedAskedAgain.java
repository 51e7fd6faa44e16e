// expect: true
// note: Who asks twice for the exception of a task gets a copy both times, or the exception itself.

import java.util.concurrent.RecursiveAction;

public class ForkedAskedAgain {
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
            assert e.getMessage().equals(task.getException().getMessage());
        }
    }
}
