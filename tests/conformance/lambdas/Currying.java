import java.util.function.*;

// functions that return functions.
public class Currying {
    public static void main(String[] args) {
        Function<Integer, Function<Integer, Function<Integer, Integer>>> f = a -> b -> c -> a * b + c;
        System.out.println(f.apply(2).apply(3).apply(4));
        BiFunction<Function<Integer, Integer>, Integer, Integer> twice = (g, x) -> g.apply(g.apply(x));
        System.out.println(twice.apply(x -> x * x, 3));
        Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep";
        System.out.println(deep.get().get().get());
        UnaryOperator<UnaryOperator<Integer>> inc = g -> x -> g.apply(x) + 1;
        System.out.println(inc.apply(inc.apply(x -> x)).apply(5));
        Function<Integer, Integer> fact = new Function<>() {
            public Integer apply(Integer n) {
                return n < 2 ? 1 : n * this.apply(n - 1);
            }
        };
        System.out.println(fact.apply(6) + " " + fact.compose((String s) -> s.length()).andThen(n -> "=" + n).apply("four"));
    }
}
