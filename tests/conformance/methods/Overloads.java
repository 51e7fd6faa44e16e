// phases of overload resolution.
public class Overloads {
    static String a(int x) { return "int"; }
    static String a(long x) { return "long"; }
    static String a(double x) { return "double"; }
    static String a(Integer x) { return "Integer"; }
    static String a(Object x) { return "Object"; }
    static String a(Object... x) { return "varargs"; }

    static String b(long x) { return "long"; }
    static String b(Integer x) { return "Integer"; }

    static String c(Object o) { return "Object"; }
    static String c(String s) { return "String"; }

    static String d(Object a, String b) { return "OS"; }
    static String d(String a, Object b) { return "SO"; }
    static String d(String a, String b) { return "SS"; }

    static String e(char c) { return "char"; }
    static String e(int i) { return "int"; }

    static String f(double d) { return "double"; }
    static String f(float f) { return "float"; }

    static String g(Number n) { return "Number"; }
    static String g(Comparable<?> c) { return "Comparable"; }
    static String g(Object o) { return "Object"; }

    static String h(StringBuilder b) { return "StringBuilder"; }
    static String h(CharSequence b) { return "CharSequence"; }

    static String i(int... x) { return "ints"; }
    static String i(Integer x, Integer y) { return "Integers"; }

    static String j(java.util.List<String> l) { return "List"; }
    static String j(java.util.Collection<String> l) { return "Collection"; }

    public static void main(String[] args) {
        byte y = 1;
        short s = 2;
        char ch = 'c';
        System.out.println(a(1) + a(1L) + a(1f) + a(y) + a(s) + a(ch) + a(Integer.valueOf(1)) + a("s") + a(Long.valueOf(2)) + a() + a(1, 2) + a((Object) 1));
        System.out.println(b(1) + b(Integer.valueOf(1)) + b('c') + b(y));
        System.out.println(c(null) + c("x") + c((Object) "x") + c(5));
        System.out.println(d("a", "b") + d("a", 1) + d(1, "b"));
        System.out.println(e('c') + e(99) + e((char) 99) + e('a' + 1) + e(y) + f(1) + f(1L) + f(1.0) + f('c'));
        System.out.println(g((Object) 1) + g(new Object()) + h(new StringBuilder()) + h("s"));
        System.out.println(i(1, 2) + i(1) + i(1, 2, 3));
        System.out.println(j(new java.util.ArrayList<>()) + j(new java.util.HashSet<>()));
        System.out.println(ch + y + " " + (char) (ch + y) + String.valueOf(ch) + String.valueOf((int) ch));
        StringBuilder sb = new StringBuilder();
        sb.append('a' + 1).append((char) ('a' + 1)).append((Object) "o").append(ch);
        System.out.println(sb);
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(10, 20, 30));
        list.remove(1);
        list.remove(Integer.valueOf(10));
        System.out.println(list);
        System.out.println(Math.max(1, 2) + Math.max(1, 2L) + Math.max(1f, 2) + Math.abs(-1.5f));
    }
}
