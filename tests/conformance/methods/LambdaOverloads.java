import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

// overloads that differ in the functional interface.
public class LambdaOverloads {
    static String a(Runnable r) {
        r.run();
        return "Runnable";
    }

    static String a(Supplier<String> s) {
        return "Supplier:" + s.get();
    }

    static String b(Function<String, Integer> f) {
        return "Function" + f.apply("abc");
    }

    static String b(Supplier<Integer> s) {
        return "Supplier" + s.get();
    }

    static String c(Runnable r) {
        return "Runnable";
    }

    static String c(Callable<Integer> s) {
        return "Callable";
    }

    public static void main(String[] args) {
        System.out.println(a(() -> "x") + a(() -> { }) + a(() -> { return "y"; }) + a(() -> System.out.print("printed ")));
        System.out.println(b(s -> s.length()) + b(() -> 7) + b(String::length));
        System.out.println(c(() -> { throw new RuntimeException(); }) + c(() -> 1) + c(() -> { while (true); }));
    }
}
