// lambdas and method references of all kinds, functional interfaces.
import java.util.*;
import java.util.function.*;
public class LambdaMore {
    final int k;
    LambdaMore(int k) {
        this.k = k;
    }
    LambdaMore() {
        this(42);
    }
    int add(int x) {
        return k + x;
    }
    static int twice(int x) {
        return 2 * x;
    }
    int cmp(LambdaMore o) {
        return Integer.compare(k, o.k);
    }
    @Override public String toString() {
        return "L" + k;
    }
    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
        default <S> Tri<A, B, C, S> then(Function<? super R, ? extends S> f) {
            return (a, b, c) -> f.apply(apply(a, b, c));
        }
    }
    @FunctionalInterface interface IntOp {
        int op(int a, int b);
        static IntOp plus() {
            return Integer::sum;
        }
    }
    static <T> T make(Supplier<T> s) {
        return s.get();
    }
    static int calls;
    static Supplier<String> traced(String s) {
        calls++;
        return () -> s + calls;
    }
    static void run(Runnable r) {
        r.run();
    }
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) {
        List<R> r = new ArrayList<>();
        for (T t : l) r.add(f.apply(t));
        return r;
    }
    class Holder {
        Supplier<Integer> s = () -> k + this.hashOf();
        int hashOf() {
            return 1;
        }
    }
    static Function<Integer, Integer> fact;
    static {
        fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1);
    }
    public static void main(String[] args) {
        Function<Integer, Integer> f1 = LambdaMore::twice;
        Function<Integer, LambdaMore> f2 = LambdaMore::new;
        Supplier<LambdaMore> s1 = LambdaMore::new;
        BiFunction<LambdaMore, Integer, Integer> bf = LambdaMore::add;
        IntUnaryOperator u = new LambdaMore(5)::add;
        IntFunction<int[]> arr = int[]::new;
        Function<Integer, String[]> sarr = String[]::new;
        Comparator<LambdaMore> c = LambdaMore::cmp;
        System.out.println(f1.apply(4) + " " + f2.apply(3) + s1.get() + bf.apply(new LambdaMore(1), 9) + u.applyAsInt(6) + arr.apply(3).length + sarr.apply(2).length + c.compare(new LambdaMore(1), new LambdaMore(2)));
        System.out.println(f1.andThen(x -> x + 1).compose((String s) -> s.length()).apply("four") + " " + Function.<Integer>identity().apply(8) + UnaryOperator.identity().apply("id") + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2) + BinaryOperator.maxBy(Comparator.<Integer>naturalOrder()).apply(3, 2));
        Predicate<String> e = String::isEmpty;
        Predicate<String> lng = s -> s.length() > 3;
        System.out.println(e.negate().and(lng).or(s -> s.equals("ab")).test("ab") + " " + Predicate.not(e).test("") + Predicate.isEqual("q").test("q") + ((BiPredicate<Integer, Integer>) (a, b) -> a > b).negate().test(1, 2));
        Consumer<List<Integer>> con = l -> l.add(1);
        List<Integer> li = new ArrayList<>();
        con.andThen(l -> l.add(2)).accept(li);
        System.out.println(li);
        BiConsumer<String, Integer> bc = (a, b) -> System.out.print(a + b + " ");
        bc.andThen((a, b) -> System.out.println(b + a)).accept("k", 1);
        Tri<Integer, Long, Double, String> tri = (a, b, d) -> "" + (a + b + d);
        System.out.println(tri.then(String::length).apply(1, 2L, 3.5) + IntOp.plus().op(3, 4));
        System.out.println(make(() -> "made") + make(ArrayList<String>::new) + map(List.of("a", "bb"), String::length) + map(List.of(1, 2), x -> x * 1.5) + map(List.of("p"), String::toUpperCase));
        Supplier<String> t = traced("t");
        System.out.println(t.get() + t.get() + calls);
        Supplier<Supplier<String>> ss = () -> () -> "deep";
        System.out.println(ss.get().get());
        run(() -> System.out.print("block "));
        run(System.out::println);
        IntBinaryOperator ib = Math::max;
        ToIntFunction<String> ti = String::length;
        IntPredicate ip = x -> x % 2 == 0;
        ToDoubleFunction<Integer> td = Integer::doubleValue;
        LongUnaryOperator lu = x -> x << 33;
        DoubleBinaryOperator db = Math::pow;
        ObjIntConsumer<String> oic = (s, i) -> System.out.print(s.repeat(i));
        BooleanSupplier bs = () -> true;
        IntToDoubleFunction itd = i -> i / 2.0;
        ToIntBiFunction<String, String> tib = String::indexOf;
        oic.accept("ab", 2);
        System.out.println(ib.applyAsInt(3, 9) + ti.applyAsInt("xyz") + " " + ip.and(x -> x > 2).test(4) + ip.negate().test(4) + td.applyAsDouble(3) + lu.applyAsLong(1) + db.applyAsDouble(2, 3) + bs.getAsBoolean() + itd.applyAsDouble(5) + tib.applyAsInt("hello", "l"));
        System.out.println(fact.apply(10) + " " + new LambdaMore(4).new Holder().s.get());
        LambdaMore nul = null;
        try {
            Supplier<String> bad = nul::toString;
            System.out.println("no");
        } catch (NullPointerException x) {
            System.out.println("NPE at creation");
        }
        int[] cnt = {0};
        LambdaMore lm = new LambdaMore(cnt[0]++);
        Supplier<String> sup = lm::toString;
        lm = new LambdaMore(99);
        System.out.println(sup.get());
        Object o = (Runnable & java.io.Serializable) () -> { };
        System.out.println(o instanceof Runnable);
        Callback cb = Callback.of(x -> x + "!").twice();
        System.out.println(cb.call("hey"));
        BiFunction<Integer, Integer, Integer> rec = (a, b) -> a * b;
        System.out.println(rec.andThen(x -> "r" + x).apply(6, 7));
        Function<Object, String> wide = Object::toString;
        Function<? super String, ? extends CharSequence> nar = wide;
        System.out.println(nar.apply("wild").length());
        Comparator<String> cmp = Comparator.comparing(String::length, Comparator.reverseOrder());
        System.out.println(cmp.thenComparing(Function.identity()).compare("aa", "b") + " " + Comparator.comparingInt(String::length).compare("a", "bb") + Comparator.<Integer>naturalOrder().reversed().compare(1, 2));
        Runnable r = () -> {
            class L {
                int z = 3;
            }
            System.out.println(new L().z);
        };
        r.run();
        Optional<Function<Integer, Integer>> of = Optional.of(x -> x * x);
        System.out.println(of.get().apply(9));
    }
    interface Callback {
        String call(String s);
        static Callback of(Callback c) {
            return c;
        }
        default Callback twice() {
            return s -> call(call(s));
        }
    }
}
