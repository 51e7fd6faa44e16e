import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** How many arguments a function gets decides which methods a reference may be to. */
public class ReferenceArity {
    static String called(Callable<?> c) {
        return "Callable";
    }

    static String called(Function<String, Integer> f) {
        return "Function";
    }

    static String supplied(Supplier<Integer> s, int x) {
        return "Supplier";
    }

    static String supplied(Function<String, Integer> f, double... x) {
        return "Function...";
    }

    static String compared(Comparable<?> c) {
        return "Comparable";
    }

    static String compared(ToIntFunction<String> f) {
        return "ToIntFunction";
    }

    static int one() {
        return 1;
    }

    public static void main(String[] args) {
        System.out.println(called(String::length) + " " + called(ReferenceArity::one));
        System.out.println(supplied(String::length, 1) + " " + supplied(ReferenceArity::one, 1));
        System.out.println(compared(String::length));
    }
}
