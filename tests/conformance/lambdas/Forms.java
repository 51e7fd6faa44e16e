import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

// bodies and parameters in all forms.
interface Tri<A, B, C, R> {
    R apply(A a, B b, C c);
}

interface Action {
    void act();
}

interface Thrower<E extends Exception> {
    void run() throws E;
}

public class Forms {
    public static void main(String[] args) {
        Function<Integer, Integer> a = x -> x + 1;
        Function<Integer, Integer> b = (x) -> { return x + 2; };
        Function<Integer, Integer> c = (Integer x) -> { int y = x; return y + 3; };
        BiFunction<Integer, Integer, Integer> d = (final Integer x, Integer y) -> x - y;
        Tri<Integer, String, Double, String> t = (i, s, e) -> i + s + e;
        Supplier<int[]> array = () -> new int[] {1, 2};
        Action nothing = () -> { };
        nothing.act();
        System.out.println(a.apply(1) + b.apply(1) + c.apply(1) + d.apply(5, 3) + t.apply(1, "s", 2.5) + array.get()[1]);
        Function<Integer, Function<Integer, Integer>> curried = x -> y -> x * 10 + y;
        System.out.println(curried.apply(4).apply(2));
        Runnable r = () -> System.out.print("run ");
        r.run();
        ((Runnable) () -> System.out.println("cast")).run();
        Object o = (Supplier<String>) () -> "object";
        System.out.println(((Supplier<?>) o).get());
        boolean flag = args.length == 0;
        Supplier<String> s = flag ? () -> "yes" : () -> "no";
        System.out.println(s.get());
        Function<Object, String> f = Object::toString;
        Function<? super String, ? extends Object> g = f;
        System.out.println(g.apply("wild"));
        Thrower<Exception> thrower = () -> { throw new Exception("checked"); };
        try {
            thrower.run();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        Supplier<Runnable> rr = () -> () -> System.out.println("nested");
        rr.get().run();
        Action[] actions = {() -> System.out.print("first "), nothing, () -> System.out.println("third")};
        for (Action x : actions) {
            x.act();
        }
        Supplier<Integer> sw = () -> switch (actions.length) { case 3 -> 33; default -> 0; };
        System.out.println(sw.get());
    }
}
