import java.util.function.*;

// interfaces of java.util.function and how they combine.
public class Functions {
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> longer = s -> s.length() > 3;
        System.out.println(empty.negate().test("") + " " + empty.or(longer).test("four") + " " + empty.and(longer).test("") + " " + Predicate.not(empty).test("x") + " " + Predicate.isEqual("a").test("a"));
        BiFunction<Integer, Integer, Integer> mul = (a, b) -> a * b;
        System.out.println(mul.andThen(x -> "r" + x).apply(6, 7));
        Consumer<StringBuilder> a = b -> b.append("a");
        StringBuilder sb = new StringBuilder();
        a.andThen(b -> b.append("b")).andThen(a).accept(sb);
        System.out.println(sb);
        BiConsumer<String, Integer> show = (s, n) -> System.out.print(s.repeat(n) + " ");
        show.andThen((s, n) -> System.out.println(n)).accept("xy", 2);
        IntPredicate even = n -> n % 2 == 0;
        IntUnaryOperator sq = n -> n * n;
        IntBinaryOperator add = Integer::sum;
        System.out.println(even.negate().test(3) + " " + even.and(n -> n > 2).test(4) + " " + sq.andThen(n -> n + 1).applyAsInt(5) + " " + sq.compose(n -> n + 1).applyAsInt(5) + " " + add.applyAsInt(1, 2));
        ToIntFunction<String> len = String::length;
        ToDoubleFunction<Integer> half = n -> n / 2.0;
        IntToDoubleFunction third = n -> n / 3.0;
        DoubleUnaryOperator neg = d -> -d;
        LongBinaryOperator lmul = (x, y) -> x * y;
        IntSupplier five = () -> 5;
        BooleanSupplier yes = () -> true;
        DoubleSupplier pi = () -> 3.14;
        LongSupplier big = () -> 1L << 40;
        System.out.println(len.applyAsInt("abc") + " " + half.applyAsDouble(5) + " " + third.applyAsDouble(1) + " " + neg.applyAsDouble(2) + " " + lmul.applyAsLong(1 << 20, 1 << 20) + " " + five.getAsInt() + yes.getAsBoolean() + pi.getAsDouble() + big.getAsLong());
        UnaryOperator<String> trim = String::trim;
        BinaryOperator<Integer> min = BinaryOperator.minBy(Integer::compare);
        System.out.println(trim.andThen(String::length).apply(" x ") + " " + min.apply(4, 3) + " " + UnaryOperator.<String>identity().apply("i"));
        ObjIntConsumer<String> oi = (s, n) -> System.out.println(s + n);
        oi.accept("obj", 1);
        ToIntBiFunction<String, String> cmp = String::compareTo;
        BiPredicate<String, Integer> has = (s, n) -> s.length() == n;
        IntConsumer print = n -> System.out.print(n + ";");
        print.andThen(n -> System.out.println(n * 2)).accept(21);
        System.out.println(cmp.applyAsInt("a", "c") + " " + has.test("ab", 2) + " " + has.negate().test("ab", 2));
        IntFunction<String> bin = Integer::toBinaryString;
        System.out.println(bin.apply(5));
    }
}
