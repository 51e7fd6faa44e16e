package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** How elements are put together; what joins two halves is not needed, because elements come in their order. */
public class Collector<T, A, R> {
    private final Supplier<A> supplier;
    private final BiConsumer<A, T> accumulator;
    private final Function<A, R> finisher;

    Collector(Supplier<A> supplier, BiConsumer<A, T> accumulator, Function<A, R> finisher) {
        this.supplier = supplier;
        this.accumulator = accumulator;
        this.finisher = finisher;
    }

    public enum Characteristics {
        CONCURRENT, UNORDERED, IDENTITY_FINISH
    }

    public static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
        return new Collector<T, A, R>(supplier, accumulator, finisher);
    }

    public static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner, Characteristics... characteristics) {
        return new Collector<T, R, R>(supplier, accumulator, r -> r);
    }

    public Supplier<A> supplier() {
        return supplier;
    }

    public BiConsumer<A, T> accumulator() {
        return accumulator;
    }

    public Function<A, R> finisher() {
        return finisher;
    }
}

public final class Collectors {
    private Collectors() {
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return new Collector<T, C, C>(supplier, (c, x) -> c.add(x), c -> c);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new Collector<T, List<T>, List<T>>(() -> new ArrayList<T>(), (c, x) -> c.add(x), c -> c);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new Collector<T, List<T>, List<T>>(() -> new ArrayList<T>(), (c, x) -> c.add(x), c -> List.copyOf(c));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new Collector<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (c, x) -> c.add(x), c -> c);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new Collector<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (c, x) -> c.add(x), c -> Set.copyOf(c));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        return new Collector<CharSequence, StringJoiner, String>(() -> new StringJoiner(separator, prefix, suffix),
            (b, x) -> b.add(x), b -> b.toString());
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> f, Collector<? super U, A, R> inner) {
        BiConsumer<A, ? super U> add = inner.accumulator();
        return new Collector<T, A, R>(inner.supplier(), (a, x) -> add.accept(a, f.apply(x)), inner.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> f, Collector<? super T, A, R> inner) {
        BiConsumer<A, ? super T> add = inner.accumulator();
        return new Collector<T, A, R>(inner.supplier(), (a, x) -> {
            if (f.test(x)) {
                add.accept(a, x);
            }
        }, inner.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(Function<? super T, ? extends Stream<? extends U>> f, Collector<? super U, A, R> inner) {
        BiConsumer<A, ? super U> add = inner.accumulator();
        return new Collector<T, A, R>(inner.supplier(), (a, x) -> {
            Stream<? extends U> s = f.apply(x);
            if (s != null) {
                s.forEach(y -> add.accept(a, y));
            }
        }, inner.finisher());
    }

    public static <T, A, R, S> Collector<T, A, S> collectingAndThen(Collector<T, A, R> inner, Function<R, S> f) {
        return new Collector<T, A, S>(inner.supplier(), inner.accumulator(), a -> f.apply(inner.finisher().apply(a)));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return new Collector<T, long[], Long>(() -> new long[1], (a, x) -> a[0]++, a -> a[0]);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> f) {
        return new Collector<T, int[], Integer>(() -> new int[1], (a, x) -> a[0] += f.applyAsInt(x), a -> a[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> f) {
        return new Collector<T, long[], Long>(() -> new long[1], (a, x) -> a[0] += f.applyAsLong(x), a -> a[0]);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> f) {
        return collectingAndThen(summarizingDouble(f), s -> s.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> f) {
        return averagingLong(x -> f.applyAsInt(x));
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> f) {
        return new Collector<T, long[], Double>(() -> new long[2], (a, x) -> {
            a[0] += f.applyAsLong(x);
            a[1]++;
        }, a -> a[1] == 0 ? 0.0 : (double) a[0] / a[1]);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> f) {
        return collectingAndThen(summarizingDouble(f), s -> s.getAverage());
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> f) {
        return new Collector<T, IntSummaryStatistics, IntSummaryStatistics>(() -> new IntSummaryStatistics(),
            (s, x) -> s.accept(f.applyAsInt(x)), s -> s);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> f) {
        return new Collector<T, LongSummaryStatistics, LongSummaryStatistics>(() -> new LongSummaryStatistics(),
            (s, x) -> s.accept(f.applyAsLong(x)), s -> s);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> f) {
        return new Collector<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(() -> new DoubleSummaryStatistics(),
            (s, x) -> s.accept(f.applyAsDouble(x)), s -> s);
    }

    public static <T, A, B, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, A, R1> one, Collector<? super T, B, R2> two, BiFunction<? super R1, ? super R2, R> merge) {
        BiConsumer<A, ? super T> toOne = one.accumulator();
        BiConsumer<B, ? super T> toTwo = two.accumulator();
        return new Collector<T, Object[], R>(() -> new Object[] {one.supplier().get(), two.supplier().get()}, (a, x) -> {
            toOne.accept((A) a[0], x);
            toTwo.accept((B) a[1], x);
        }, a -> merge.apply(one.finisher().apply((A) a[0]), two.finisher().apply((B) a[1])));
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> f) {
        return new Collector<T, Object[], T>(() -> new Object[] {identity}, (a, x) -> a[0] = f.apply((T) a[0], x), a -> (T) a[0]);
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> map, BinaryOperator<U> f) {
        return new Collector<T, Object[], U>(() -> new Object[] {identity}, (a, x) -> a[0] = f.apply((U) a[0], map.apply(x)), a -> (U) a[0]);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> f) {
        return new Collector<T, ArrayList<T>, Optional<T>>(() -> new ArrayList<T>(), (a, x) -> {
            if (a.isEmpty()) {
                a.add(x);
            } else {
                a.set(0, f.apply(a.get(0), x));
            }
        }, a -> a.isEmpty() ? Optional.<T>empty() : Optional.of(a.get(0)));
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        return reducing((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        return reducing((a, b) -> order.compare(a, b) >= 0 ? a : b);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> f) {
        return groupingBy(f, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> f, Collector<? super T, A, D> inner) {
        return groupingBy(f, () -> new HashMap<K, D>(), inner);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(Function<? super T, ? extends K> f, Supplier<M> supplier, Collector<? super T, A, D> inner) {
        BiConsumer<A, ? super T> add = inner.accumulator();
        // The groups grow in the map that is asked for: where keys collide, their order is that of computeIfAbsent.
        return new Collector<T, Map<K, Object>, M>(() -> (Map<K, Object>) supplier.get(), (groups, x) -> {
            K key = f.apply(x);
            if (key == null) {
                throw new NullPointerException("element cannot be mapped to a null key");
            }
            add.accept((A) groups.computeIfAbsent(key, k -> inner.supplier().get()), x);
        }, groups -> {
            groups.replaceAll((k, v) -> inner.finisher().apply((A) v));
            return (M) groups;
        });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> f) {
        return partitioningBy(f, Collectors.<T>toList());
    }

    public static <T, A, D> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> f, Collector<? super T, A, D> inner) {
        BiConsumer<A, ? super T> add = inner.accumulator();
        return new Collector<T, ArrayList<A>, Map<Boolean, D>>(() -> {
            ArrayList<A> both = new ArrayList<A>();
            both.add(inner.supplier().get());
            both.add(inner.supplier().get());
            return both;
        }, (both, x) -> add.accept(both.get(f.test(x) ? 1 : 0), x), both -> {
            LinkedHashMap<Boolean, D> out = new LinkedHashMap<Boolean, D>();
            out.put(false, inner.finisher().apply(both.get(0)));
            out.put(true, inner.finisher().apply(both.get(1)));
            return out;
        });
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        return new Collector<T, Map<K, U>, Map<K, U>>(() -> new HashMap<K, U>(), (m, x) -> {
            K k = key.apply(x);
            U v = value.apply(x);
            if (v == null) {
                throw new NullPointerException();
            }
            U old = m.putIfAbsent(k, v);
            if (old != null) {
                throw new IllegalStateException("Duplicate key " + k + " (attempted merging values " + old + " and " + v + ")");
            }
        }, m -> m);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        return collectingAndThen(Collectors.<T, K, U>toMap(key, value), m -> Map.copyOf(m));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return collectingAndThen(Collectors.<T, K, U>toMap(key, value, merge), m -> Map.copyOf(m));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return new Collector<T, Map<K, U>, Map<K, U>>(() -> new HashMap<K, U>(), (m, x) -> m.merge(key.apply(x), value.apply(x), merge), m -> m);
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge, Supplier<M> supplier) {
        return new Collector<T, M, M>(supplier, (m, x) -> m.merge(key.apply(x), value.apply(x), merge), m -> m);
    }
}
