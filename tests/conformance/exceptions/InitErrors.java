// exceptions in constructors, initialisers and static initialisers, and what is left behind.
import java.util.*;
public class InitErrors {
    static List<String> log = new ArrayList<>();
    static class A {
        final int x;
        A(int x) {
            log.add("A" + x);
            if (x < 0) throw new IllegalArgumentException("neg " + x);
            this.x = x;
        }
    }
    static class B extends A {
        int y = calc();
        B(int x) {
            super(x);
            log.add("B" + y);
            if (y > 5) throw new IllegalStateException("big");
        }
        int calc() {
            log.add("calc");
            return x * 2;
        }
    }
    static class C {
        { log.add("C init"); if (log.size() > 1000) throw new RuntimeException(); } final List<A> as = new ArrayList<>();
        C(int... xs) {
            for (int v : xs) {
                try {
                    as.add(new A(v));
                } catch (IllegalArgumentException e) {
                    log.add("skip " + e.getMessage());
                }
            }
        }
    }
    static class Leak {
        static Leak last;
        int v = 1;
        Leak() {
            last = this;
            v = 2;
            if (true) throw new RuntimeException("half made");
        }
    }
    static class S1 {
        static int v;
        static {
            v = 5;
            if (v == 5) throw new IllegalStateException("static");
        }
    }
    static class S2 {
        static final int K = 3;
        static int n = S3.m + 1;
    }
    static class S3 {
        static int m = S2.n + 10;
    }
    static class Self {
        static Self me = new Self();
        static int z = 8;
        int seen = z;
    }
    static class Lazy {
        static {
            log.add("lazy");
        }
        static void touch() { }
        static class Holder {
            static {
                log.add("holder");
            }
            static final Object O = new Object();
        }
    }
    static int arg(String s) {
        log.add(s);
        return 1;
    }
    static class Order {
        int a = arg("a");
        { arg("b"); } int c;
        Order() {
            this(arg("this arg"));
            arg("d");
        }
        Order(int q) {
            c = arg("e");
        }
        int f = arg("f");
    }
    public static void main(String[] args) {
        try {
            new B(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + log);
        }
        log.clear();
        try {
            new B(3);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + log);
        }
        log.clear();
        System.out.println(new B(2).y + "" + log);
        log.clear();
        System.out.println(new C(1, -2, 3).as.size() + "" + log);
        log.clear();
        try {
            new Leak();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + Leak.last.v);
        }
        try {
            System.out.println(S1.v);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause().getMessage() + e.getMessage());
        }
        System.out.println(S2.K + " " + S2.n + " " + S3.m + " " + Self.me.seen + Self.z);
        Lazy l = null;
        System.out.println(log);
        Lazy.touch();
        System.out.println(log + "" + (Lazy.Holder.O != null) + log);
        log.clear();
        new Order();
        System.out.println(log);
        log.clear();
        try {
            Object o = new Object[] {arg("x"), arg("y"), 1 / (log.size() - 2), arg("never")};
        } catch (ArithmeticException e) {
            System.out.println(log);
        }
    }
}
