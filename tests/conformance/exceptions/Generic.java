// sneaky throws, generic throws clauses, exceptions in lambdas and initialisers.
interface Body<E extends Exception> {
    void run() throws E;
}

class Sneak {
    @SuppressWarnings("unchecked")
    static <E extends Throwable> void sneak(Throwable t) throws E {
        throw (E) t;
    }

    static <E extends Exception> void twice(Body<E> b) throws E {
        b.run();
        b.run();
    }

    final int value;

    Sneak(int v) {
        value = 10 / v;
    }
}

public class Generic {
    public static void main(String[] args) {
        try {
            Sneak.<RuntimeException>sneak(new java.io.IOException("sneaky"));
        } catch (Throwable t) {
            System.out.println(t);
        }
        int[] n = {0};
        try {
            Sneak.<Exception>twice(() -> {
                if (n[0]++ == 1) {
                    throw new Exception("second");
                }
            });
        } catch (Exception e) {
            System.out.println(e.getMessage() + n[0]);
        }
        Sneak s = null;
        try {
            s = new Sneak(0);
        } catch (ArithmeticException e) {
            System.out.println(s);
        }
        Runnable r = () -> {
            throw new IllegalStateException("lambda");
        };
        try {
            r.run();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            System.out.println(e instanceof IllegalArgumentException);
        }
    }
}
