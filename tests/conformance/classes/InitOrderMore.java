// the order of initialisation of classes and objects.
public class InitOrderMore {
    static StringBuilder log = new StringBuilder();
    static int p(String s) {
        System.out.print(s + " ");
        return s.length();
    }
    static class Base {
        static int s1 = p("Base.s1");
        int f1 = p("Base.f1");
        static {
            p("Base.static");
        }
        { p("Base.init"); } Base() {
            p("Base()");
            hook();
        }
        Base(int x) {
            this();
            p("Base(int)");
        }
        void hook() {
            p("Base.hook");
        }
    }
    static class Derived extends Base {
        static final int CONST = 5;
        static final Integer BOXED = p("Derived.BOXED");
        int f2 = p("Derived.f2");
        String set = "init";
        String unset;
        static {
            p("Derived.static");
        }
        { p("Derived.init"); set2 = 3; } int set2 = 4;
        Derived() {
            super(p("arg"));
            p("Derived()" + set + unset + set2);
        }
        @Override void hook() {
            p("hook:" + f2 + set + unset + set2);
            unset = "hook";
        }
        static void touch() {
            p("touch");
        }
    }
    static class Lazy {
        static {
            p("Lazy!");
        }
        static final String S = "const";
        static final int N = 1 + 2;
        static final Object O = new Object();
        static int v;
    }
    interface I {
        int X = p("I.X");
        default void d() { }
    }
    interface J {
        int Y = p("J.Y");
        int Z = 9;
    }
    static class Impl implements I, J {
        static {
            p("Impl");
        }
    }
    static class Holder {
        static final Holder H = new Holder();
        static int count = 10;
        final int seen;
        Holder() {
            seen = count;
            count++;
        }
    }
    static class X1 {
        static int a = X2.b + 1;
        static {
            p("X1");
        }
    }
    static class X2 {
        static int b = X1.a + 1;
        static {
            p("X2");
        }
    }
    enum En {
        ONE(p("one")), TWO(p("two"));
        static {
            p("En.static");
        }
        En(int i) { }
        static int q = p("En.q");
    }
    static class Arr {
        static {
            p("Arr!");
        }
    }
    static class Par {
        static {
            p("Par!");
        }
        static int ps = 1;
    }
    static class Chi extends Par {
        static {
            p("Chi!");
        }
    }
    static int order1 = p("m1");
    static int order2;
    static {
        order2 = 5;
        p("m" + order3());
    }
    static int order3 = 7;
    static int order3() {
        return order3;
    }
    int inst = p("inst" + order3);
    static final int FORWARD = InitOrderMore.later();
    static int later = 8;
    static int later() {
        return later;
    }
    public static void main(String[] args) {
        System.out.println("main");
        new Derived();
        System.out.println();
        new Derived();
        System.out.println();
        System.out.println(Derived.CONST + Lazy.S + Lazy.N);
        System.out.println(J.Z);
        new Impl();
        System.out.println();
        System.out.println(J.Y + I.X);
        System.out.println(Holder.H.seen + " " + Holder.count);
        System.out.println(X1.a + " " + X2.b);
        System.out.println(En.TWO + " " + En.values().length);
        Arr[] arr = new Arr[2];
        System.out.println(arr.length);
        Class<?> c = Arr.class;
        System.out.println(c.getSimpleName());
        System.out.println(Chi.ps);
        new Chi();
        System.out.println();
        Lazy l = null;
        System.out.println(l instanceof Lazy);
        System.out.println(Lazy.v);
        System.out.println(FORWARD);
        new InitOrderMore();
        Derived.touch();
        System.out.println();
        Object o = new Object() {
            int a = p("anon.a");
            { p("anon.init" + a); }
        };
        System.out.println();
        new Base(1) {
            { p("sub"); } @Override void hook() {
                p("anon hook");
            }
        };
        System.out.println();
        try {
            Bad.x();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
    }
    static class Bad {
        static int v = 1 / Integer.parseInt("0");
        static void x() { }
    }
}
