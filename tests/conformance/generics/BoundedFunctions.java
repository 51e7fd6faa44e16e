import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/** Functions for parameters whose types are variables with bounds. */
public class BoundedFunctions {
    interface Step {
        int apply(int k);
    }

    static int neg(int k) {
        return -k;
    }

    static <W extends Step> int drive(W w, int n) {
        return w.apply(n);
    }

    static <A, F extends Function<A, String>> String text(A a, F f) {
        return f.apply(a) + "!";
    }

    static <R extends Runnable> R run(R r) {
        r.run();
        return r;
    }

    static <T> T id(T t) {
        return t;
    }

    public static void main(String[] args) {
        System.out.println(drive(k -> -k, 2));
        System.out.println(drive((int k) -> k + 1, 2));
        System.out.println(drive(BoundedFunctions::neg, 7));
        System.out.println(BoundedFunctions.<Step>drive(k -> k * k, 5));
        System.out.println(text(12, n -> "n" + (n + 1)));
        System.out.println(text("abc", String::toUpperCase));
        int[] n = {0};
        Runnable again = run(() -> n[0]++);
        again.run();
        System.out.println(n[0]);
        IntUnaryOperator f = id(x -> x + 1);
        System.out.println(f.applyAsInt(4));
    }
}
