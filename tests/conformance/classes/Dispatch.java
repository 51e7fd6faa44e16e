// static and dynamic choice of methods and fields.
public class Dispatch {
    static class A {
        String n = "A.n";
        static String s() {
            return "A.s";
        }
        String v() {
            return "A.v";
        }
        String call() {
            return v() + n + p() + s();
        }
        private String p() {
            return "A.p";
        }
        String o(A a) {
            return "A.o(A)";
        }
        String o(Object x) {
            return "A.o(O)";
        }
        protected A self() {
            return this;
        }
        String pkg() {
            return "A.pkg";
        }
    }
    static class B extends A {
        String n = "B.n";
        static String s() {
            return "B.s";
        }
        @Override String v() {
            return "B.v/" + super.v() + super.n;
        }
        private String p() {
            return "B.p";
        }
        String o(B b) {
            return "B.o(B)";
        }
        @Override String o(A a) {
            return "B.o(A)";
        }
        @Override protected B self() {
            return this;
        }
        String onlyB() {
            return "onlyB";
        }
    }
    static class C extends B {
        String n = "C.n";
        @Override String v() {
            return "C.v";
        }
        String o(Object x) {
            return "C.o(O)";
        }
        String up() {
            return super.v() + ((A) this).n + super.n + this.n;
        }
    }
    static String f(Object o) {
        return "O";
    }
    static String f(String s) {
        return "S";
    }
    static String f(Integer i) {
        return "I";
    }
    static String f(int i) {
        return "i";
    }
    static String f(long l) {
        return "l";
    }
    static String f(double d) {
        return "d";
    }
    static String f(Object... o) {
        return "V" + o.length;
    }
    static String f(char c) {
        return "c";
    }
    static String g(long l) {
        return "l";
    }
    static String g(Integer i) {
        return "I";
    }
    static String g(Object o) {
        return "O";
    }
    static String g(int... i) {
        return "V";
    }
    static String h(double d) {
        return "d";
    }
    static String h(Object o) {
        return "O";
    }
    static String k(StringBuilder s) {
        return "SB";
    }
    static String k(CharSequence s) {
        return "CS";
    }
    static String m(int a, double b) {
        return "id";
    }
    static String m(double a, double b) {
        return "dd";
    }
    static String w(Number n) {
        return "N";
    }
    static String w(Comparable<?> c) {
        return "C";
    }
    static String w(Integer c) {
        return "I";
    }
    static String va(String s, Object... o) {
        return s + (o == null ? "null" : o.length);
    }
    static String vb(int... x) {
        return "ints" + x.length;
    }
    static String vb(Integer... x) {
        return "Ints" + x.length;
    }
    static String vc(int x, int... y) {
        return "1+" + y.length;
    }
    static String z(byte b) {
        return "b";
    }
    static String z(short b) {
        return "s";
    }
    static String z(float b) {
        return "f";
    }
    public static void main(String[] args) {
        A a = new C();
        B b = new C();
        C c = new C();
        System.out.println(a.n + b.n + c.n + ((A) c).n + ((B) a).n + a.v() + a.call() + c.up() + a.self().v() + b.self().onlyB());
        System.out.println(a.o(a) + a.o(b) + b.o(b) + b.o(a) + c.o(c) + c.o("x") + a.o("x") + b.o((A) b) + b.o((Object) b));
        byte by = 1;
        short sh = 1;
        char ch = 'c';
        long lo = 1;
        float fl = 1;
        Integer I = 5;
        Object ob = 5;
        System.out.println(f(by) + f(sh) + f(ch) + f(lo) + f(fl) + f(I) + f(ob) + f("s") + f((Object) "s") + f() + f(1, 2) + f('c', "d") + f(1L) + f(true) + f(new int[2]) + f(new Object[3]) + f(new String[4]) + f((Object) new String[4]));
        System.out.println(g(1) + g(by) + g(I) + g('c') + g(1.0) + g() + g(1, 2) + g(lo) + h(1) + h(1L) + h(I) + h('x') + h("s") + h(1.5f) + k(new StringBuilder()) + k("s") + m(1, 2) + m(1L, 2) + m(by, 2f) + w(1) + w(1.5f == 1.5 ? (Number) 1 : null) + w("s"));
        System.out.println(va("a") + va("b", (Object[]) null) + va("c", (Object) null) + va("d", 1, 2) + va("e", new Object[] {1, 2, 3}) + va("f", new int[] {1, 2}) + va("g", (Object) new Object[] {1, 2}) + va("h", "x", null) + vb(new int[0]) + vc(1) + vc(1, 2, 3) + z(by) + z(sh) + z(5) + z(lo) + z(ch));
        System.out.println(f(null, null) + f((String) null) + k(null) + A.s() + B.s() + C.s() + ((A) null).s());
        Dispatch d = new Dispatch() {
            @Override public String toString() {
                return "anon " + super.getClass().getSimpleName().length();
            }
        };
        System.out.println(d);
        System.out.println(a instanceof B ? "B" : "A");
        System.out.println(a.pkg() + new A().call() + new B().call());
        Comparable<String> cs = "x";
        System.out.println(cs.compareTo("y"));
    }
}
