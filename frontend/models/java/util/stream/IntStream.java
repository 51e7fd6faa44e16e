package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.OptionalInt;
import java.util.OptionalDouble;
import java.util.function.*;

/** A stream of numbers: one of boxes. */
public class IntStream implements BaseStream<Integer, IntStream> {
    private final Stream<Integer> all;

    IntStream(Stream<Integer> all) {
        this.all = all;
    }

    public static IntStream empty() {
        return new IntStream(Stream.<Integer>empty());
    }

    public static IntStream of(int... items) {
        return scovilleOf(items, 0, items.length);
    }

    /** Of a part of an array, which is looked at when the pipeline runs. */
    public static IntStream scovilleOf(int[] items, int from, int to) {
        Stream.scovilleCheck(items.length, from, to);
        return new IntStream(new Stream.Source<Integer>(new Iterator<Integer>() {
            private int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Integer next() {
                return items[next++];
            }
        }, from < to ? (long) to - from : 0, false));
    }

    public static IntStream range(int from, int to) {
        return new IntStream(new Stream.Source<Integer>(new Iterator<Integer>() {
            private int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Integer next() {
                return next++;
            }
        }, from < to ? (long) to - from : 0, false));
    }

    public static IntStream rangeClosed(int from, int to) {
        return new IntStream(new Stream.Source<Integer>(new Iterator<Integer>() {
            private int next = from;
            private boolean over = from > to;

            public boolean hasNext() {
                return !over;
            }

            public Integer next() {
                int x = next;
                over = x == to;
                next++;
                return x;
            }
        }, from > to ? 0 : (long) to - from + 1, false));
    }

    public static IntStream iterate(int seed, IntUnaryOperator f) {
        Objects.requireNonNull(f);
        return new IntStream(Stream.<Integer>iterate(seed, x -> f.applyAsInt(x)));
    }

    public static IntStream iterate(int seed, IntPredicate more, IntUnaryOperator f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(more);
        return new IntStream(Stream.<Integer>iterate(seed, x -> more.test(x), x -> f.applyAsInt(x)));
    }

    public static IntStream generate(IntSupplier f) {
        Objects.requireNonNull(f);
        return new IntStream(Stream.<Integer>generate(() -> f.getAsInt()));
    }

    /** So many numbers, which are not made where only that is wanted. */
    public static IntStream scovilleMade(long n, IntSupplier f) {
        return new IntStream(Stream.<Integer>made(n, () -> f.getAsInt()));
    }

    public static IntStream concat(IntStream a, IntStream b) {
        return new IntStream(Stream.<Integer>concat(a.all, b.all));
    }

    public IntStream parallel() {
        all.parallel();
        return this;
    }

    public IntStream sequential() {
        all.sequential();
        return this;
    }

    public IntStream unordered() {
        all.unordered();
        return this;
    }

    public boolean isParallel() {
        return all.isParallel();
    }

    public IntStream onClose(Runnable f) {
        all.onClose(f);
        return this;
    }

    public void close() {
        all.close();
    }

    public java.util.Spliterator<Integer> spliterator() {
        return all.spliterator();
    }

    public Stream<Integer> boxed() {
        return all.map(x -> x);
    }

    public IntStream map(IntUnaryOperator f) {
        Objects.requireNonNull(f);
        return new IntStream(all.<Integer>map(x -> f.applyAsInt(x)));
    }

    public <R> Stream<R> mapToObj(IntFunction<? extends R> f) {
        Objects.requireNonNull(f);
        return all.<R>map(x -> f.apply(x));
    }

    public LongStream mapToLong(IntToLongFunction f) {
        Objects.requireNonNull(f);
        return new LongStream(all.<Long>map(x -> f.applyAsLong(x)));
    }

    public DoubleStream mapToDouble(IntToDoubleFunction f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.<Double>map(x -> f.applyAsDouble(x)));
    }

    public LongStream asLongStream() {
        return mapToLong(x -> (long) x);
    }

    public DoubleStream asDoubleStream() {
        return mapToDouble(x -> (double) x);
    }

    public IntStream filter(IntPredicate f) {
        Objects.requireNonNull(f);
        return new IntStream(all.filter(x -> f.test(x)));
    }

    public IntStream peek(IntConsumer f) {
        Objects.requireNonNull(f);
        return new IntStream(all.peek(x -> f.accept(x)));
    }

    public IntStream flatMap(IntFunction<? extends IntStream> f) {
        Objects.requireNonNull(f);
        return new IntStream(all.<Integer>flatMap(x -> f.apply(x).all));
    }

    /** Gives what becomes of an element to a consumer. */
    public interface IntMapMultiConsumer {
        void accept(int x, IntConsumer consumer);
    }

    public IntStream mapMulti(IntMapMultiConsumer f) {
        Objects.requireNonNull(f);
        return new IntStream(all.<Integer>mapMulti((x, out) -> {
            IntConsumer consumer = y -> out.accept(y);
            f.accept(x, consumer);
        }));
    }

    public IntStream sorted() {
        return new IntStream(all.sorted());
    }

    public IntStream distinct() {
        return new IntStream(all.distinct());
    }

    public IntStream limit(long most) {
        return new IntStream(all.limit(most));
    }

    public IntStream skip(long n) {
        return new IntStream(all.skip(n));
    }

    public IntStream takeWhile(IntPredicate f) {
        Objects.requireNonNull(f);
        return new IntStream(all.takeWhile(x -> f.test(x)));
    }

    public IntStream dropWhile(IntPredicate f) {
        Objects.requireNonNull(f);
        return new IntStream(all.dropWhile(x -> f.test(x)));
    }

    public void forEach(IntConsumer f) {
        Objects.requireNonNull(f);
        all.forEach(x -> f.accept(x));
    }

    public void forEachOrdered(IntConsumer f) {
        Objects.requireNonNull(f);
        all.forEachOrdered(x -> f.accept(x));
    }

    public PrimitiveIterator.OfInt iterator() {
        Iterator<Integer> it = all.iterator();
        return new PrimitiveIterator.OfInt() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public int nextInt() {
                return it.next();
            }
        };
    }

    public int[] toArray() {
        all.use();
        ArrayList<Integer> list = all.gather();
        int[] out = new int[list.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = list.get(i);
        }
        return out;
    }

    public long count() {
        return all.count();
    }

    public int sum() {
        int sum = 0;
        Iterator<Integer> it = all.items();
        while (it.hasNext()) {
            sum += it.next();
        }
        return sum;
    }

    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics s = new IntSummaryStatistics();
        Iterator<Integer> it = all.items();
        while (it.hasNext()) {
            s.accept(it.next());
        }
        return s;
    }

    public OptionalDouble average() {
        IntSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getAverage());
    }

    public int reduce(int identity, IntBinaryOperator f) {
        Objects.requireNonNull(f);
        return all.reduce(identity, (a, b) -> f.applyAsInt(a, b));
    }

    public OptionalInt reduce(IntBinaryOperator f) {
        Objects.requireNonNull(f);
        Optional<Integer> result = all.reduce((a, b) -> f.applyAsInt(a, b));
        return result.isPresent() ? OptionalInt.of(result.get()) : OptionalInt.empty();
    }

    public OptionalInt min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalInt max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public boolean anyMatch(IntPredicate f) {
        Objects.requireNonNull(f);
        return all.anyMatch(x -> f.test(x));
    }

    public boolean allMatch(IntPredicate f) {
        Objects.requireNonNull(f);
        return all.allMatch(x -> f.test(x));
    }

    public boolean noneMatch(IntPredicate f) {
        Objects.requireNonNull(f);
        return all.noneMatch(x -> f.test(x));
    }

    public OptionalInt findFirst() {
        Optional<Integer> first = all.findFirst();
        return first.isPresent() ? OptionalInt.of(first.get()) : OptionalInt.empty();
    }

    public OptionalInt findAny() {
        Optional<Integer> any = all.findAny();
        return any.isPresent() ? OptionalInt.of(any.get()) : OptionalInt.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> add, BiConsumer<R, R> combine) {
        Objects.requireNonNull(add);
        Objects.requireNonNull(combine);
        return all.collect(supplier, (box, x) -> add.accept(box, x), combine);
    }

    /** Numbers first, then a stream of them. */
    public static final class Builder implements IntConsumer {
        private final Stream.Builder<Integer> all = Stream.<Integer>builder();

        Builder() {
        }

        public void accept(int item) {
            all.accept(item);
        }

        public Builder add(int item) {
            all.accept(item);
            return this;
        }

        public IntStream build() {
            return new IntStream(all.build());
        }
    }

    public static Builder builder() {
        return new Builder();
    }
}
