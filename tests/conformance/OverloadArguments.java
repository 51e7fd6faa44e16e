import java.util.*;
import java.util.function.*;

/** Overloads that differ in type arguments alone, and anonymous classes whose type arguments other arguments tell. */
public class OverloadArguments {
    static int q(List<? extends Number> l) { return 1; }
    static int q(Collection<?> l) { return 2; }
    static int r(List<Integer> l) { return 1; }
    static int r(Object l) { return 2; }
    static int s(Iterable<? super Integer> l) { return 1; }
    static int s(Object l) { return 2; }
    static int f(Function<String, Integer> f) { return 1; }
    static int f(Object f) { return 2; }
    static int y(Map<String, Integer> m) { return 1; }
    static int y(Object m) { return 2; }
    static int cm(Comparable<Integer> c) { return 1; }
    static int cm(Object c) { return 2; }
    static int v(List<Integer> l) { return 1; }
    static int v(Object... l) { return 2; }
    static <T extends Number> int u(List<T> t) { return 1; }
    static int u(Iterable<?> t) { return 2; }
    static int g(Runnable n) { return 1; }
    static int g(Object o) { return 2; }
    static int w(Comparable<?> c, int[] a) { return 1; }
    static int w(Object o, int... a) { return 2; }
    static <T> T id(T t) { return t; }
    static List<String> get() { return new ArrayList<>(); }

    static class Strings extends ArrayList<String> { }
    static class Later implements Comparable<String> {
        public int compareTo(String s) { return 0; }
    }
    static class Box<T> {
        T t;
        Box(T t) { this.t = t; }
        T get() { return t; }
    }
    static int b(Box<Integer> x) { return 1; }
    static int b(Object x) { return 2; }
    static class Kind {
        int k;
        Kind(List<Integer> l) { k = 1; }
        Kind(Object l) { k = 2; }
    }
    List<String> field = new ArrayList<>();

    static abstract class Command<I, O> {
        abstract O run(I i);
    }
    interface Visitor<R> {
        R number(int n);
    }
    static class Adder<T extends Number> {
        int add(T t) { return t.intValue(); }
    }
    static <R> R accept(Visitor<R> v) { return v.number(1); }
    static <I, O> O give(Command<I, O> c, I i) { return c.run(i); }
    static <I, O> O both(Command<I, O> c, Supplier<I> i, Function<O, O> f) { return f.apply(c.run(i.get())); }
    static <T> T first(Box<T> b, T other) { return b.get() == null ? other : b.get(); }
    static <T extends Number> int add(Adder<T> a, T t) { return a.add(t); }

    void decided(List<String> strings, boolean yes) {
        List<Integer> numbers = new ArrayList<>();
        Function<Integer, Integer> function = x -> x;
        Box<String> box = new Box<>("");
        Box<List<String>> lists = new Box<>(strings);
        Map<String, Integer> map = new HashMap<>();
        List raw = numbers;
        List<?> any = numbers;
        System.out.println("" + r(strings) + r(numbers) + r(get()) + r(field) + r(new Strings()) + r((List<String>) strings)
            + r(new ArrayList<String>()) + r(raw) + r(any) + r(lists.get()) + r(lists.t) + r(yes ? strings : numbers));
        System.out.println("" + r(List.of("")) + r(List.of(1)) + r(new ArrayList<>()) + r(List.of()) + r(id(numbers)) + r(id(strings)));
        System.out.println("" + q(strings) + q(numbers) + q(get()) + q(new Strings()) + q(List.of("")) + q(List.of(1)) + q(any));
        System.out.println("" + s(strings) + s(numbers) + s(get()) + s(new Strings()) + f(function) + new Kind(strings).k
            + new Kind(numbers).k + new Kind(get()).k + new Kind(new Strings()).k);
        System.out.println("" + b(box) + b(new Box<String>("")) + b(new Box<>("")) + b(new Box<>(1)) + cm("s") + cm(1)
            + cm(new Later()));
        System.out.println("" + y(map) + y(Map.of("", 1)) + y(Map.of("", "")) + y(Map.of(1, 1)) + y(new HashMap<>()) + y(Map.of()));
        System.out.println("" + v(strings) + v(numbers) + v(List.of("x")) + u(strings) + u(numbers) + u(List.of("")) + u(List.of(1)));
        System.out.println("" + g(id(() -> { })) + w(1, new int[1]) + w("s", 2));
    }

    public static void main(String[] args) {
        new OverloadArguments().decided(new ArrayList<>(), args.length == 0);
        int one = accept(new Visitor<>() { public Integer number(int k) { return k; } });
        long two = accept(new Visitor<>() { public Long number(int k) { return k + 1L; } });
        String three = give(new Command<>() { @Override String run(Integer i) { return "d" + i; } }, 3);
        String four = both(new Command<>() { String run(Integer i) { return "b" + i; } }, () -> 4, s -> s + s);
        String five = give(id(new Command<>() { String run(Integer i) { return i + getClass().getName(); } }), 5);
        System.out.println(one + two + three + four + five);
        System.out.println(first(new Box<>("x") { String get() { return t + "y"; } }, "z"));
        System.out.println(add(new Adder<>() { int add(Integer t) { return t + 1; } }, 41));
        Set<String> set = new TreeSet<>(new Comparator<>() {
            public int compare(String a, String b) { return b.compareTo(a); }
        });
        set.addAll(List.of("a", "b"));
        System.out.println(set);
        Comparator<String> c = id(new Comparator<>() { public int compare(String a, String b) { return b.compareTo(a); } });
        System.out.println(c.compare("a", "b"));
        System.out.println(Optional.of("x").map(new Function<>() { public Integer apply(String s) { return s.length(); } }).get());
    }
}
