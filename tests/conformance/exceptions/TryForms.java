// try, catch and finally: order, returns, nesting, suppression.
import java.util.*;
public class TryForms {
    static List<String> log = new ArrayList<>();
    static class R implements AutoCloseable {
        final String n;
        final boolean bad;
        R(String n, boolean bad) {
            this.n = n;
            this.bad = bad;
            log.add("open " + n);
        }
        @Override public void close() throws Exception {
            log.add("close " + n);
            if (bad) throw new Exception("close " + n);
        }
    }
    static int f1() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }
    static int[] f2() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 2;
        }
    }
    @SuppressWarnings("finally") static int f3() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }
    static String f4() {
        StringBuilder s = new StringBuilder("a");
        try {
            s.append("b");
            return s.append("c").toString();
        } finally {
            s.append("d");
            log.add(s.toString());
        }
    }
    static int f5() {
        int i = 0;
        try {
            i = 1;
            try {
                i = 2;
                throw new IllegalStateException("in");
            } finally {
                i += 10;
            }
        } catch (IllegalStateException e) {
            return i;
        } finally {
            i = 100;
            log.add("i" + i);
        }
    }
    @SuppressWarnings("finally") static int f6() {
        while (true) {
            try {
                try {
                    return 1;
                } finally {
                    break;
                }
            } finally {
                log.add("f6");
            }
        }
        return 2;
    }
    static void show(Throwable t) {
        System.out.print(t.getClass().getSimpleName() + ":" + t.getMessage());
        for (Throwable s : t.getSuppressed()) System.out.print(" +" + s.getMessage());
        if (t.getCause() != null) {
            System.out.print(" <- ");
            show(t.getCause());
        } else System.out.println();
    }
    static void res(boolean b1, boolean b2, boolean body) throws Exception {
        try (R a = new R("a", b1); R b = new R("b", b2); R nul = null) {
            log.add("body");
            if (body) throw new IllegalArgumentException("body");
        } catch (IllegalArgumentException e) {
            log.add("catch");
            throw e;
        } finally {
            log.add("finally");
        }
    }
    static class A extends Exception {
        A(String m, Throwable c) {
            super(m, c);
        }
    }
    static class B extends A {
        B() {
            super("b", null);
        }
    }
    public static void main(String[] args) throws Exception {
        System.out.println(f1() + " " + f2()[0] + f3() + f4() + f5() + f6() + log);
        log.clear();
        for (int i = 0; i < 8; i++) {
            try {
                res((i & 1) != 0, (i & 2) != 0, (i & 4) != 0);
            } catch (Exception e) {
                show(e);
            }
            System.out.println(log);
            log.clear();
        }
        try {
            try {
                throw new B();
            } catch (B b) {
                throw new A("outer", b);
            } finally {
                System.out.println("fin");
            }
        } catch (A a) {
            show(a);
        }
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException | IllegalStateException e) {
            System.out.println(e.getClass());
        }
        try {
            try {
                int[] z = new int[2];
                z[2] = 1;
            } catch (ArithmeticException e) {
                System.out.println("wrong");
            } finally {
                System.out.println("inner finally");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        R shared = new R("shared", false);
        try (shared) {
            System.out.println("using " + shared.n);
        }
        try (R x = new R("only", true)) {
        } catch (Exception e) {
            show(e);
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println("thrown null");
        }
        Throwable t = new Exception("top", new RuntimeException("mid", new Error("low")));
        show(t);
        t.addSuppressed(new Exception("sup"));
        show(t);
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new RuntimeException(new Error("e")).getMessage() + " " + new Exception((String) null) + " " + new Exception().getMessage() + " " + new Exception("x").getLocalizedMessage() + new Error("y").toString());
        Exception ic = new Exception("i");
        ic.initCause(new Error("c"));
        try {
            ic.initCause(new Error("d"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int depth = 0;
        try {
            depth = deep(500);
        } finally {
            System.out.println(depth);
        }
        for (String s : new String[] {"1", "x", null}) try {
            System.out.print(Integer.parseInt(s) + " ");
        } catch (NumberFormatException e) {
            System.out.print("[" + e.getMessage() + "] ");
        } finally {
            System.out.print("; ");
        }
        System.out.println();
        try {
            rethrow(new java.io.IOException("io"));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        try {
            sneaky(new Exception("sneaky"));
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
    static int stack(int n) {
        return stack(n + 1) + 1;
    }
    static int deep(int n) {
        return n == 0 ? 0 : 1 + deep(n - 1);
    }
    static void rethrow(Exception e) throws java.io.IOException {
        try {
            if (e instanceof java.io.IOException) throw (java.io.IOException) e;
        } catch (final Exception x) {
            throw x;
        }
    }
    @SuppressWarnings("unchecked") static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }
}
