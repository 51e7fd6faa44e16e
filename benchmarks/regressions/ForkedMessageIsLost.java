// expect: false(assertion)
// note: Who joins a task of the common pool gets its exception itself, or a copy that has the text of the exception as its message: that depends on who executes it.

import java.util.concurrent.RecursiveAction;

public class ForkedMessageIsLost {
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
            assert e.getMessage().equals("closed"); //~ assertion
        }
    }
}
