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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** How elements are put together. A concurrent one has one container for all tasks of a parallel pipeline. */
public class Collector<T, A, R> {
    private final Supplier<A> supplier;
    private final BiConsumer<A, T> accumulator;
    private final BinaryOperator<A> combiner;
    private final Function<A, R> finisher;
    private final Set<Characteristics> characteristics;
    /** Whether nothing of the program is asked when containers are made and joined. */
    boolean quiet;

    Collector(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
        this.supplier = supplier;
        this.accumulator = accumulator;
        this.combiner = combiner;
        this.finisher = finisher;
        this.characteristics = Set.of(characteristics);
    }

    Collector<T, A, R> quiet(boolean quiet) {
        this.quiet = quiet;
        return this;
    }

    public enum Characteristics {
        CONCURRENT, UNORDERED, IDENTITY_FINISH
    }

    public static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
        return new Collector<T, A, R>(supplier, accumulator, combiner, finisher, characteristics);
    }

    public static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner, Characteristics... characteristics) {
        return new Collector<T, R, R>(supplier, accumulator, combiner, r -> r, characteristics);
    }

    public Supplier<A> supplier() {
        return supplier;
    }

    public BiConsumer<A, T> accumulator() {
        return accumulator;
    }

    public BinaryOperator<A> combiner() {
        return combiner;
    }

    public Function<A, R> finisher() {
        return finisher;
    }

    public Set<Characteristics> characteristics() {
        return characteristics;
    }
}

public final class Collectors {
    private Collectors() {
    }

    private static <T, C extends Collection<T>> C all(C a, C b) {
        a.addAll(b);
        return a;
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return new Collector<T, C, C>(supplier, (c, x) -> c.add(x), (a, b) -> all(a, b), c -> c);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new Collector<T, List<T>, List<T>>(() -> new ArrayList<T>(), (c, x) -> c.add(x), (a, b) -> all(a, b), c -> c).quiet(true);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return collectingAndThen(Collectors.<T>toList(), c -> List.copyOf(c));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new Collector<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (c, x) -> c.add(x), (a, b) -> all(a, b), c -> c);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return collectingAndThen(Collectors.<T>toSet(), c -> Set.copyOf(c));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return new Collector<CharSequence, StringJoiner, String>(() -> new StringJoiner("").setEmptyValue(""),
            (b, x) -> b.add(x), (a, b) -> a.merge(b), b -> b.toString()).quiet(true);
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        return new Collector<CharSequence, StringJoiner, String>(() -> new StringJoiner(separator, prefix, suffix),
            (b, x) -> b.add(x), (a, b) -> a.merge(b), b -> b.toString()).quiet(true);
    }

    /** The same containers, which other elements are put into. */
    private static <T, U, A, R> Collector<T, A, R> into(Collector<? super U, A, R> inner, BiConsumer<A, T> add) {
        Set<Collector.Characteristics> same = inner.characteristics();
        return new Collector<T, A, R>(inner.supplier(), add, inner.combiner(), inner.finisher(), same.toArray(new Collector.Characteristics[same.size()])).quiet(inner.quiet);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> f, Collector<? super U, A, R> inner) {
        BiConsumer<A, ? super U> add = inner.accumulator();
        return Collectors.<T, U, A, R>into(inner, (a, x) -> add.accept(a, f.apply(x)));
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> f, Collector<? super T, A, R> inner) {
        BiConsumer<A, ? super T> add = inner.accumulator();
        return Collectors.<T, T, A, R>into(inner, (a, x) -> {
            if (f.test(x)) {
                add.accept(a, x);
            }
        });
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(Function<? super T, ? extends Stream<? extends U>> f, Collector<? super U, A, R> inner) {
        BiConsumer<A, ? super U> add = inner.accumulator();
        return Collectors.<T, U, A, R>into(inner, (a, x) -> {
            Stream<? extends U> s = f.apply(x);
            if (s != null) {
                s.sequential().forEach(y -> add.accept(a, y));
            }
        });
    }

    public static <T, A, R, S> Collector<T, A, S> collectingAndThen(Collector<T, A, R> inner, Function<R, S> f) {
        Objects.requireNonNull(f);
        Set<Collector.Characteristics> same = inner.characteristics();
        return new Collector<T, A, S>(inner.supplier(), inner.accumulator(), inner.combiner(), a -> f.apply(inner.finisher().apply(a)),
            same.toArray(new Collector.Characteristics[same.size()])).quiet(inner.quiet);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(x -> 1L);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> f) {
        return new Collector<T, int[], Integer>(() -> new int[1], (a, x) -> a[0] += f.applyAsInt(x), (a, b) -> {
            a[0] += b[0];
            return a;
        }, a -> a[0]).quiet(true);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> f) {
        return new Collector<T, long[], Long>(() -> new long[1], (a, x) -> a[0] += f.applyAsLong(x), (a, b) -> {
            a[0] += b[0];
            return a;
        }, a -> a[0]).quiet(true);
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
        }, (a, b) -> {
            a[0] += b[0];
            a[1] += b[1];
            return a;
        }, a -> a[1] == 0 ? 0.0 : (double) a[0] / a[1]).quiet(true);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> f) {
        return collectingAndThen(summarizingDouble(f), s -> s.getAverage());
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> f) {
        return new Collector<T, IntSummaryStatistics, IntSummaryStatistics>(() -> new IntSummaryStatistics(),
            (s, x) -> s.accept(f.applyAsInt(x)), (a, b) -> {
                a.combine(b);
                return a;
            }, s -> s).quiet(true);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> f) {
        return new Collector<T, LongSummaryStatistics, LongSummaryStatistics>(() -> new LongSummaryStatistics(),
            (s, x) -> s.accept(f.applyAsLong(x)), (a, b) -> {
                a.combine(b);
                return a;
            }, s -> s).quiet(true);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> f) {
        return new Collector<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(() -> new DoubleSummaryStatistics(),
            (s, x) -> s.accept(f.applyAsDouble(x)), (a, b) -> {
                a.combine(b);
                return a;
            }, s -> s).quiet(true);
    }

    public static <T, A, B, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, A, R1> one, Collector<? super T, B, R2> two, BiFunction<? super R1, ? super R2, R> merge) {
        Objects.requireNonNull(merge);
        BiConsumer<A, ? super T> toOne = one.accumulator();
        BiConsumer<B, ? super T> toTwo = two.accumulator();
        return new Collector<T, Object[], R>(() -> new Object[] {one.supplier().get(), two.supplier().get()}, (a, x) -> {
            toOne.accept((A) a[0], x);
            toTwo.accept((B) a[1], x);
        }, (a, b) -> {
            a[0] = one.combiner().apply((A) a[0], (A) b[0]);
            a[1] = two.combiner().apply((B) a[1], (B) b[1]);
            return a;
        }, a -> merge.apply(one.finisher().apply((A) a[0]), two.finisher().apply((B) a[1])));
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> f) {
        return reducing(identity, x -> x, f);
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> map, BinaryOperator<U> f) {
        return new Collector<T, Object[], U>(() -> new Object[] {identity}, (a, x) -> a[0] = f.apply((U) a[0], map.apply(x)), (a, b) -> {
            a[0] = f.apply((U) a[0], (U) b[0]);
            return a;
        }, a -> (U) a[0]);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> f) {
        return new Collector<T, Least<T>, Optional<T>>(() -> new Least<T>(f), (a, x) -> a.add(x), (a, b) -> {
            if (b.any) {
                a.add(b.value);
            }
            return a;
        }, a -> a.any ? Optional.of(a.value) : Optional.<T>empty());
    }

    /** What elements are reduced to, once there is one. */
    private static final class Least<T> {
        private final BinaryOperator<T> f;
        boolean any;
        T value;

        Least(BinaryOperator<T> f) {
            this.f = f;
        }

        void add(T x) {
            value = any ? f.apply(value, x) : x;
            any = true;
        }
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reducing((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        Objects.requireNonNull(order);
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
        return new Collector<T, Map<K, Object>, M>(() -> (Map<K, Object>) supplier.get(),
            (groups, x) -> add.accept(Collectors.<T, K, A, D>group(groups, f, x, inner), x),
            (a, b) -> joined(a, b, inner), groups -> Collectors.<K, A, D, M>finished(groups, inner));
    }

    /** The container of an element's group. It is in the map that is asked for: where keys collide, their order is that of computeIfAbsent. */
    private static <T, K, A, D> A group(Map<K, Object> groups, Function<? super T, ? extends K> f, T x, Collector<? super T, A, D> inner) {
        K key = f.apply(x);
        if (key == null) {
            throw new NullPointerException("element cannot be mapped to a null key");
        }
        return (A) groups.computeIfAbsent(key, k -> inner.supplier().get());
    }

    private static <K, A> Map<K, Object> joined(Map<K, Object> a, Map<K, Object> b, Collector<?, A, ?> inner) {
        for (Map.Entry<K, Object> e : b.entrySet()) {
            a.merge(e.getKey(), e.getValue(), (u, v) -> inner.combiner().apply((A) u, (A) v));
        }
        return a;
    }

    private static <K, A, D, M> M finished(Map<K, Object> groups, Collector<?, A, D> inner) {
        groups.replaceAll((k, v) -> inner.finisher().apply((A) v));
        return (M) groups;
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(Function<? super T, ? extends K> f) {
        return groupingByConcurrent(f, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(Function<? super T, ? extends K> f, Collector<? super T, A, D> inner) {
        return groupingByConcurrent(f, () -> new ConcurrentHashMap<K, D>(), inner);
    }

    /** Each group has a container for all tasks, which one at a time adds to, unless it takes several. */
    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(Function<? super T, ? extends K> f, Supplier<M> supplier, Collector<? super T, A, D> inner) {
        Collector<T, Group<A>, D> one = Collectors.<T, A, D>oneAtATime(inner);
        return new Collector<T, Map<K, Object>, M>(() -> (Map<K, Object>) supplier.get(),
            (groups, x) -> one.accumulator().accept(Collectors.<T, K, Group<A>, D>group(groups, f, x, one), x),
            (a, b) -> joined(a, b, one), groups -> Collectors.<K, Group<A>, D, M>finished(groups, one),
            Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED);
    }

    private static <T, A, D> Collector<T, Group<A>, D> oneAtATime(Collector<? super T, A, D> inner) {
        BiConsumer<A, ? super T> add = inner.accumulator();
        boolean several = inner.characteristics().contains(Collector.Characteristics.CONCURRENT);
        return new Collector<T, Group<A>, D>(() -> new Group<A>(inner.supplier().get()), (group, x) -> {
            if (several) {
                add.accept(group.all, x);
            } else {
                synchronized (group) {
                    add.accept(group.all, x);
                }
            }
        }, (a, b) -> new Group<A>(inner.combiner().apply(a.all, b.all)), group -> inner.finisher().apply(group.all));
    }

    /** A container with a monitor, whatever it is. */
    private static final class Group<A> {
        final A all;

        Group(A all) {
            this.all = all;
        }
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
        }, (both, x) -> add.accept(both.get(f.test(x) ? 1 : 0), x), (a, b) -> {
            a.set(0, inner.combiner().apply(a.get(0), b.get(0)));
            a.set(1, inner.combiner().apply(a.get(1), b.get(1)));
            return a;
        }, both -> {
            LinkedHashMap<Boolean, D> out = new LinkedHashMap<Boolean, D>();
            out.put(false, inner.finisher().apply(both.get(0)));
            out.put(true, inner.finisher().apply(both.get(1)));
            return out;
        });
    }

    private static <K, U> void putNew(Map<K, U> m, K k, U v) {
        if (v == null) {
            throw new NullPointerException();
        }
        U old = m.putIfAbsent(k, v);
        if (old != null) {
            throw new IllegalStateException("Duplicate key " + k + " (attempted merging values " + old + " and " + v + ")");
        }
    }

    private static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> unique(Supplier<M> supplier, Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, Collector.Characteristics... characteristics) {
        return new Collector<T, M, M>(supplier, (m, x) -> Collectors.<K, U>putNew(m, key.apply(x), value.apply(x)), (a, b) -> {
            for (Map.Entry<K, U> e : b.entrySet()) {
                putNew(a, e.getKey(), e.getValue());
            }
            return a;
        }, m -> m, characteristics);
    }

    private static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> merged(Supplier<M> supplier, Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge, Collector.Characteristics... characteristics) {
        return new Collector<T, M, M>(supplier, (m, x) -> m.merge(key.apply(x), value.apply(x), merge), (a, b) -> {
            for (Map.Entry<K, U> e : b.entrySet()) {
                a.merge(e.getKey(), e.getValue(), merge);
            }
            return a;
        }, m -> m, characteristics);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        return Collectors.<T, K, U, Map<K, U>>unique(() -> new HashMap<K, U>(), key, value);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return collectingAndThen(Collectors.<T, K, U>toMap(key, value), m -> Map.copyOf(m));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(merge);
        Objects.requireNonNull(value);
        return collectingAndThen(Collectors.<T, K, U>toMap(key, value, merge), m -> Map.copyOf(m));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return Collectors.<T, K, U, Map<K, U>>merged(() -> new HashMap<K, U>(), key, value, merge);
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge, Supplier<M> supplier) {
        return Collectors.<T, K, U, M>merged(supplier, key, value, merge);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value) {
        return Collectors.<T, K, U, ConcurrentMap<K, U>>unique(() -> new ConcurrentHashMap<K, U>(), key, value,
            Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge) {
        return toConcurrentMap(key, value, merge, () -> new ConcurrentHashMap<K, U>());
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge, Supplier<M> supplier) {
        return Collectors.<T, K, U, M>merged(supplier, key, value, merge,
            Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED);
    }
}
