package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.OptionalLong;
import java.util.OptionalDouble;
import java.util.function.*;

/** A stream of numbers: one of boxes. */
public class LongStream implements BaseStream<Long, LongStream> {
    private final Stream<Long> all;

    LongStream(Stream<Long> all) {
        this.all = all;
    }

    public static LongStream empty() {
        return new LongStream(Stream.<Long>empty());
    }

    public static LongStream of(long... items) {
        return scovilleOf(items, 0, items.length);
    }

    /** Of a part of an array, which is looked at when the pipeline runs. */
    public static LongStream scovilleOf(long[] items, int from, int to) {
        Stream.scovilleCheck(items.length, from, to);
        return new LongStream(new Stream.Source<Long>(new Iterator<Long>() {
            private int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Long next() {
                return items[next++];
            }
        }, from < to ? (long) to - from : 0, false));
    }

    public static LongStream range(long from, long to) {
        return new LongStream(new Stream.Source<Long>(new Iterator<Long>() {
            private long next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Long next() {
                return next++;
            }
        }, from < to ? (long) to - from : 0, false));
    }

    public static LongStream rangeClosed(long from, long to) {
        return new LongStream(new Stream.Source<Long>(new Iterator<Long>() {
            private long next = from;
            private boolean over = from > to;

            public boolean hasNext() {
                return !over;
            }

            public Long next() {
                long x = next;
                over = x == to;
                next++;
                return x;
            }
        }, from > to ? 0 : (long) to - from + 1, false));
    }

    public static LongStream iterate(long seed, LongUnaryOperator f) {
        Objects.requireNonNull(f);
        return new LongStream(Stream.<Long>iterate(seed, x -> f.applyAsLong(x)));
    }

    public static LongStream iterate(long seed, LongPredicate more, LongUnaryOperator f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(more);
        return new LongStream(Stream.<Long>iterate(seed, x -> more.test(x), x -> f.applyAsLong(x)));
    }

    public static LongStream generate(LongSupplier f) {
        Objects.requireNonNull(f);
        return new LongStream(Stream.<Long>generate(() -> f.getAsLong()));
    }

    /** So many numbers, which are not made where only that is wanted. */
    public static LongStream scovilleMade(long n, LongSupplier f) {
        return new LongStream(Stream.<Long>made(n, () -> f.getAsLong()));
    }

    public static LongStream concat(LongStream a, LongStream b) {
        return new LongStream(Stream.<Long>concat(a.all, b.all));
    }

    public LongStream parallel() {
        all.parallel();
        return this;
    }

    public LongStream sequential() {
        all.sequential();
        return this;
    }

    public LongStream unordered() {
        all.unordered();
        return this;
    }

    public boolean isParallel() {
        return all.isParallel();
    }

    public LongStream onClose(Runnable f) {
        all.onClose(f);
        return this;
    }

    public void close() {
        all.close();
    }

    public java.util.Spliterator<Long> spliterator() {
        return all.spliterator();
    }

    public Stream<Long> boxed() {
        return all.map(x -> x);
    }

    public LongStream map(LongUnaryOperator f) {
        Objects.requireNonNull(f);
        return new LongStream(all.<Long>map(x -> f.applyAsLong(x)));
    }

    public <R> Stream<R> mapToObj(LongFunction<? extends R> f) {
        Objects.requireNonNull(f);
        return all.<R>map(x -> f.apply(x));
    }

    public IntStream mapToInt(LongToIntFunction f) {
        Objects.requireNonNull(f);
        return new IntStream(all.<Integer>map(x -> f.applyAsInt(x)));
    }

    public DoubleStream mapToDouble(LongToDoubleFunction f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.<Double>map(x -> f.applyAsDouble(x)));
    }

    public DoubleStream asDoubleStream() {
        return mapToDouble(x -> (double) x);
    }

    public LongStream filter(LongPredicate f) {
        Objects.requireNonNull(f);
        return new LongStream(all.filter(x -> f.test(x)));
    }

    public LongStream peek(LongConsumer f) {
        Objects.requireNonNull(f);
        return new LongStream(all.peek(x -> f.accept(x)));
    }

    public LongStream flatMap(LongFunction<? extends LongStream> f) {
        Objects.requireNonNull(f);
        return new LongStream(all.<Long>flatMap(x -> f.apply(x).all));
    }

    /** Gives what becomes of an element to a consumer. */
    public interface LongMapMultiConsumer {
        void accept(long x, LongConsumer consumer);
    }

    public LongStream mapMulti(LongMapMultiConsumer f) {
        Objects.requireNonNull(f);
        return new LongStream(all.<Long>mapMulti((x, out) -> {
            LongConsumer consumer = y -> out.accept(y);
            f.accept(x, consumer);
        }));
    }

    public LongStream sorted() {
        return new LongStream(all.sorted());
    }

    public LongStream distinct() {
        return new LongStream(all.distinct());
    }

    public LongStream limit(long most) {
        return new LongStream(all.limit(most));
    }

    public LongStream skip(long n) {
        return new LongStream(all.skip(n));
    }

    public LongStream takeWhile(LongPredicate f) {
        Objects.requireNonNull(f);
        return new LongStream(all.takeWhile(x -> f.test(x)));
    }

    public LongStream dropWhile(LongPredicate f) {
        Objects.requireNonNull(f);
        return new LongStream(all.dropWhile(x -> f.test(x)));
    }

    public void forEach(LongConsumer f) {
        Objects.requireNonNull(f);
        all.forEach(x -> f.accept(x));
    }

    public void forEachOrdered(LongConsumer f) {
        Objects.requireNonNull(f);
        all.forEachOrdered(x -> f.accept(x));
    }

    public PrimitiveIterator.OfLong iterator() {
        Iterator<Long> it = all.iterator();
        return new PrimitiveIterator.OfLong() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public long nextLong() {
                return it.next();
            }
        };
    }

    public long[] toArray() {
        all.use();
        ArrayList<Long> list = all.gather();
        long[] out = new long[list.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = list.get(i);
        }
        return out;
    }

    public long count() {
        return all.count();
    }

    public long sum() {
        long sum = 0;
        Iterator<Long> it = all.items();
        while (it.hasNext()) {
            sum += it.next();
        }
        return sum;
    }

    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics s = new LongSummaryStatistics();
        Iterator<Long> it = all.items();
        while (it.hasNext()) {
            s.accept(it.next());
        }
        return s;
    }

    public OptionalDouble average() {
        LongSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getAverage());
    }

    public long reduce(long identity, LongBinaryOperator f) {
        Objects.requireNonNull(f);
        return all.reduce(identity, (a, b) -> f.applyAsLong(a, b));
    }

    public OptionalLong reduce(LongBinaryOperator f) {
        Objects.requireNonNull(f);
        Optional<Long> result = all.reduce((a, b) -> f.applyAsLong(a, b));
        return result.isPresent() ? OptionalLong.of(result.get()) : OptionalLong.empty();
    }

    public OptionalLong min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalLong max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public boolean anyMatch(LongPredicate f) {
        Objects.requireNonNull(f);
        return all.anyMatch(x -> f.test(x));
    }

    public boolean allMatch(LongPredicate f) {
        Objects.requireNonNull(f);
        return all.allMatch(x -> f.test(x));
    }

    public boolean noneMatch(LongPredicate f) {
        Objects.requireNonNull(f);
        return all.noneMatch(x -> f.test(x));
    }

    public OptionalLong findFirst() {
        Optional<Long> first = all.findFirst();
        return first.isPresent() ? OptionalLong.of(first.get()) : OptionalLong.empty();
    }

    public OptionalLong findAny() {
        Optional<Long> any = all.findAny();
        return any.isPresent() ? OptionalLong.of(any.get()) : OptionalLong.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> add, BiConsumer<R, R> combine) {
        Objects.requireNonNull(add);
        Objects.requireNonNull(combine);
        return all.collect(supplier, (box, x) -> add.accept(box, x), combine);
    }

    /** Numbers first, then a stream of them. */
    public static final class Builder implements LongConsumer {
        private final Stream.Builder<Long> all = Stream.<Long>builder();

        Builder() {
        }

        public void accept(long item) {
            all.accept(item);
        }

        public Builder add(long item) {
            all.accept(item);
            return this;
        }

        public LongStream build() {
            return new LongStream(all.build());
        }
    }

    public static Builder builder() {
        return new Builder();
    }
}
