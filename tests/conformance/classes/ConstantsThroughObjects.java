// constants named through objects, calls and null; no storage, no initialisation.
public class ConstantsThroughObjects {
    interface Limits {
        int MAX = 5;
        String NAME = "lim" + MAX;
    }
    static class A implements Limits {
        static final int K = 7;
        static final String S = "s" + K;
        static final long L = 1L << 40;
        final int inst = 9;
        static {
            System.out.println("A!");
        }
        static int live = 3;
    }
    static class B extends A {
        static final char C = 'c';
    }
    enum E {
        X;
        static final double D = 2.5;
    }
    static int calls;
    static A make() {
        calls++;
        return new A();
    }
    static A none() {
        calls++;
        return null;
    }
    static class Early {
        Early() {
            System.out.println("early " + value());
        }
        int value() {
            return -1;
        }
    }
    static class Late extends Early {
        final int k = 5;
        final int m = Integer.parseInt("6");
        int value() {
            return k * 10 + m;
        }
    }
    public static void main(String[] args) {
        A nul = null;
        System.out.println(nul.K + nul.S + nul.MAX + nul.NAME + nul.L + ((B) null).C + ((B) null).K);
        System.out.println(none().K + calls);
        A a = new B();
        System.out.println(a.K + a.MAX + a.inst + make().inst + make().MAX + calls + a.live + nul.live + E.X.D + E.X.X.D);
        a.live += 4;
        System.out.println(A.live + B.live + ((B) a).live++ + A.live);
        Limits l = new Limits() { };
        System.out.println(l.MAX + l.NAME.length());
        switch (5) {
            case Limits.MAX: System.out.println("case constant");
        }
        new Late();
        byte b = A.K;
        b += a.K;
        System.out.println(b);
        int[] arr = new int[A.K];
        System.out.println(arr.length + (a.S == "s7" ? " same" : " other") + (A.S == "s7" ? " same" : " other"));
    }
}
