import java.util.concurrent.Callable;
import java.util.function.*;

// Runnable or Callable, Consumer or Function.
public class OverloadChoice {
    static String run(Runnable r) {
        return "Runnable";
    }

    static <T> String run(Callable<T> c) {
        return "Callable";
    }

    static String use(Consumer<String> c) {
        return "Consumer";
    }

    static String use(Function<String, Integer> f) {
        return "Function";
    }

    static void nothing() {
    }

    static int something() {
        return 1;
    }

    static void eat(String s) {
    }

    public static void main(String[] args) {
        System.out.println(run(() -> { }) + run(() -> 1) + run(() -> nothing()) + run(() -> something()) + run(() -> { throw new IllegalStateException(); }) + run(() -> { return null; }));
        System.out.println(use(s -> { }) + use(s -> { return 1; }));
        System.out.println(run(OverloadChoice::nothing) + run(OverloadChoice::something));
    }
}
