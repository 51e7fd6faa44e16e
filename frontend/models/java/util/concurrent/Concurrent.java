package java.util.concurrent;

public interface Callable<V> {
    V call() throws Exception;
}

public interface Executor {
    void execute(Runnable task);
}

public class ExecutionException extends Exception {
    protected ExecutionException() {
    }

    protected ExecutionException(String message) {
        super(message);
    }

    public ExecutionException(Throwable cause) {
        super(cause);
    }

    public ExecutionException(String message, Throwable cause) {
        super(message, cause);
    }
}

public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}

public class CompletionException extends RuntimeException {
    protected CompletionException() {
    }

    protected CompletionException(String message) {
        super(message);
    }

    public CompletionException(String message, Throwable cause) {
        super(message, cause);
    }

    public CompletionException(Throwable cause) {
        super(cause);
    }
}

public class TimeoutException extends Exception {
    public TimeoutException() {
    }

    public TimeoutException(String message) {
        super(message);
    }

    public TimeoutException(String message, Throwable cause) {
        super(message, cause);
    }

    public TimeoutException(Throwable cause) {
        super(cause);
    }
}
