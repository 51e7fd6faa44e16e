package java.util.concurrent;

public interface Callable<V> {
    V call() throws Exception;
}

public interface Executor {
    void execute(Runnable task);
}

public class ExecutionException extends Exception {
    public ExecutionException(String message) {
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
}
