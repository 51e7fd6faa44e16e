import java.lang.annotation.*;
import java.util.*;
import java.util.function.*;

/** Annotations where they mean nothing to who runs the program. */
public class TypeAnnotations {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.PARAMETER}) @interface NonNull { String value() default "x"; int[] n() default {1, 2}; }
    @interface Range { int lo() default 0; int hi() default Integer.MAX_VALUE; Class<?> type() default Object.class; Range2 inner() default @Range2(3); }
    @interface Range2 { int value(); int K = 7; enum Mode { A, B } }
    class Inner {
        int q;
        Inner(TypeAnnotations TypeAnnotations.this) { q = 3; }
        Inner(@NonNull TypeAnnotations TypeAnnotations.this, int x) { q = x; }
        int outerValue(TypeAnnotations.Inner this) { return v + this.q; }
    }
    int v = 5;
    int get(TypeAnnotations this) { return v; }
    int get(@NonNull TypeAnnotations this, int x, int... more) { return v + x + more.length; }
    <T extends @NonNull Object & Comparable<@NonNull T>> T same(T t) { return t; }
    static @NonNull String text(@NonNull Object o) throws @NonNull RuntimeException { return (@NonNull String) o; }
    static int @NonNull [] @NonNull [] grid = new int @NonNull [2] @NonNull [3];
    static class Sub extends @NonNull ArrayList<@NonNull String> implements @NonNull Runnable { public void run() { } }
    @SafeVarargs static <T> List<@NonNull T> list(@NonNull T @NonNull ... ts) { return Arrays.asList(ts); }
    @Range(lo = 1, hi = 3) int w = Range2.K;
    public static void main(String @NonNull [] args) throws Exception {
        TypeAnnotations l = new TypeAnnotations();
        TypeAnnotations.@NonNull Inner i = l.new @NonNull Inner();
        Inner j = l.new Inner(9);
        System.out.println(l.get() + l.get(2, 3, 4) + i.outerValue() + j.outerValue() + l.w);
        Object o = "hi";
        System.out.println((@NonNull String) o + text(o) + l.same("z"));
        if (o instanceof @NonNull String s) System.out.println(s);
        if (o instanceof @NonNull String) System.out.println("yes");
        Function<String, Integer> f = @NonNull String::length;
        Supplier<List<String>> g = @NonNull ArrayList<@NonNull String>::new;
        System.out.println(f.apply("abc") + g.get().size() + grid.length + list("a", "b").size());
        Map<@NonNull String, List<? extends @NonNull Number>> m = new @NonNull HashMap<@NonNull String, List<? extends @NonNull Number>>();
        java.util.@NonNull List<String> q = new java.util.@NonNull ArrayList<>();
        for (@NonNull String s : List.of("u")) System.out.println(s + m.size() + q.size());
        try { throw new @NonNull IllegalStateException("e"); } catch (@NonNull IllegalStateException | @NonNull Error e) { System.out.println(e.getMessage()); }
        BiFunction<Integer, Integer, Integer> add = (@NonNull Integer a, @NonNull Integer b) -> a + b;
        Runnable r = (@NonNull Runnable & java.io.Serializable) () -> System.out.println(Range2.Mode.B);
        r.run();
        System.out.println(add.apply(1, 2));
        @SuppressWarnings("x") @Range int local = 3;
        System.out.println(local);
        int[] arr = (int @NonNull []) (Object) new int[] {1};
        System.out.println(arr.length);
    }
}
