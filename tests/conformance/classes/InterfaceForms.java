// interfaces with static, default and private methods, diamonds, constants, functional ones.
import java.util.*;
public class InterfaceForms {
    interface A {
        int K = 5;
        default String hi() {
            return "A" + secret();
        }
        private String secret() {
            return "!" + K;
        }
        static String st() {
            return "sA" + help();
        }
        private static String help() {
            return "?";
        }
        String name();
    }
    interface B {
        default String hi() {
            return "B";
        }
        default String only() {
            return "onlyB";
        }
    }
    interface C extends A {
        default String hi() {
            return "C+" + A.super.hi();
        }
    }
    static class X implements A, B {
        public String hi() {
            return A.super.hi() + B.super.hi();
        }
        public String name() {
            return "X";
        }
    }
    static class Y implements C, A {
        public String name() {
            return "Y";
        }
    }
    static class P {
        public String hi() {
            return "P";
        }
    }
    static class Q extends P implements B { }
    static abstract class R implements A {
        abstract int n();
        public String toString() {
            return name() + n();
        }
    }
    interface Shape {
        double area();
        default int cmp(Shape o) {
            return Double.compare(area(), o.area());
        }
        static Shape unit() {
            return () -> 1;
        }
        static Shape max(Shape... s) {
            Shape m = s[0];
            for (Shape x : s) if (x.cmp(m) > 0) m = x;
            return m;
        }
    }
    interface Stack<T> {
        void push(T t);
        T pop();
        boolean isEmpty();
        default T peek() {
            T t = pop();
            push(t);
            return t;
        }
        static <T> Stack<T> create() {
            return new Stack<>() {
                private final Deque<T> d = new ArrayDeque<>();
                public void push(T t) {
                    d.push(t);
                }
                public T pop() {
                    return d.pop();
                }
                public boolean isEmpty() {
                    return d.isEmpty();
                }
            };
        }
    }
    interface Marker { }
    interface G<T> {
        T get(T t);
    }
    interface H extends G<String> {
        default String twice(String s) {
            return get(get(s));
        }
    }
    @FunctionalInterface interface F3 {
        int f(int a, int b, int c);
        default F3 neg() {
            return (a, b, c) -> -f(a, b, c);
        }
        boolean equals(Object o);
    }
    interface Outer {
        interface Inner {
            String in();
        }
        class Impl implements Inner {
            public String in() {
                return "impl";
            }
        }
        enum E {
            E1
        }
        int N = new Impl().in().length();
    }
    public static void main(String[] args) {
        X x = new X();
        System.out.println(x.hi() + x.only() + new Y().hi() + new Q().hi() + new Q().only() + A.st() + A.K + X.K + x.K);
        System.out.println(new R() {
            int n() {
                return 3;
            }
            public String name() {
                return "R";
            }
        });
        Shape s = () -> 2.5;
        System.out.println(Shape.max(Shape.unit(), s, () -> 2).area() + " " + s.cmp(Shape.unit()));
        Stack<String> st = Stack.create();
        st.push("a");
        st.push("b");
        System.out.println(st.peek() + st.pop() + st.pop() + st.isEmpty());
        H h = v -> v + "+";
        System.out.println(h.twice("z") + ((G<String>) h).get("g"));
        F3 f = (a, b, c) -> a * b + c;
        System.out.println(f.neg().neg().neg().f(2, 3, 4));
        System.out.println(Outer.E.E1 + new Outer.Impl().in() + Outer.N);
        Object o = new Object() { };
        System.out.println(o instanceof Marker);
        A a = () -> "lam";
        System.out.println(a.name() + a.hi());
        A[] as = {x, new Y(), a};
        for (A e : as) System.out.print(e.name() + e.hi() + " ");
        System.out.println();
        Comparable<String> c = "b";
        System.out.println(c.compareTo("a"));
        List<? super Integer> l = new ArrayList<Number>();
        l.add(4);
        System.out.println(l);
        Runnable r1 = () -> System.out.print("r1 "), r2 = () -> System.out.println("r2");
        for (Runnable r : new Runnable[] {r1, r2}) r.run();
        Iterable<Integer> it = () -> List.of(1, 2).iterator();
        for (int i : it) System.out.print(i);
        System.out.println();
    }
}
