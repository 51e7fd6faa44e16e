import java.util.concurrent.Callable;
import java.util.function.DoubleSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The parameters of these lambdas have types, or there are none: what they return decides. */
public class OverloadsByResult {
    static String of(ToIntFunction<String> f) {
        return "int " + f.applyAsInt("abc");
    }

    static String of(ToDoubleFunction<String> f) {
        return "double " + f.applyAsDouble("abc");
    }

    static String of(ToLongFunction<String> f) {
        return "long " + f.applyAsLong("abc");
    }

    static String get(IntSupplier s) {
        return "int " + s.getAsInt();
    }

    static String get(LongSupplier s) {
        return "long " + s.getAsLong();
    }

    static String get(DoubleSupplier s) {
        return "double " + s.getAsDouble();
    }

    static <T> String value(Supplier<T> s) {
        return "object " + s.get();
    }

    static String value(IntSupplier s) {
        return "int " + s.getAsInt();
    }

    static String run(Runnable r) {
        r.run();
        return "run";
    }

    static <T> String run(Callable<T> c) throws Exception {
        return "call " + c.call();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(of((String s) -> s.length()));
        System.out.println(of((String s) -> 1.0));
        System.out.println(of((String s) -> 7L));
        System.out.println(of((String s) -> {
            if (s.isEmpty()) {
                return 1;
            }
            return 1.5f;
        }));
        System.out.println(of((String s) -> s.charAt(0)));
        System.out.println(get(() -> 1));
        System.out.println(get(() -> 1L));
        System.out.println(get(() -> 1f));
        System.out.println(get(() -> 'a'));
        System.out.println(value(() -> 3));
        System.out.println(value(() -> "s"));
        System.out.println(value(() -> Integer.valueOf(4)));
        System.out.println(value(() -> 2.5));
        System.out.println(run(() -> { }));
        System.out.println(run(() -> 5));
    }
}
