package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.OptionalDouble;
import java.util.function.*;

/** A stream of numbers: one of boxes. */
public class DoubleStream implements BaseStream<Double, DoubleStream> {
    private final Stream<Double> all;

    DoubleStream(Stream<Double> all) {
        this.all = all;
    }

    public static DoubleStream empty() {
        return new DoubleStream(Stream.<Double>empty());
    }

    public static DoubleStream of(double... items) {
        return scovilleOf(items, 0, items.length);
    }

    /** Of a part of an array, which is looked at when the pipeline runs. */
    public static DoubleStream scovilleOf(double[] items, int from, int to) {
        Stream.scovilleCheck(items.length, from, to);
        return new DoubleStream(new Stream.Source<Double>(new Iterator<Double>() {
            private int next = from;

            public boolean hasNext() {
                return next < to;
            }

            public Double next() {
                return items[next++];
            }
        }, from < to ? (long) to - from : 0, false));
    }

    public static DoubleStream iterate(double seed, DoubleUnaryOperator f) {
        Objects.requireNonNull(f);
        return new DoubleStream(Stream.<Double>iterate(seed, x -> f.applyAsDouble(x)));
    }

    public static DoubleStream iterate(double seed, DoublePredicate more, DoubleUnaryOperator f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(more);
        return new DoubleStream(Stream.<Double>iterate(seed, x -> more.test(x), x -> f.applyAsDouble(x)));
    }

    public static DoubleStream generate(DoubleSupplier f) {
        Objects.requireNonNull(f);
        return new DoubleStream(Stream.<Double>generate(() -> f.getAsDouble()));
    }

    /** So many numbers, which are not made where only that is wanted. */
    public static DoubleStream scovilleMade(long n, DoubleSupplier f) {
        return new DoubleStream(Stream.<Double>made(n, () -> f.getAsDouble()));
    }

    public static DoubleStream concat(DoubleStream a, DoubleStream b) {
        return new DoubleStream(Stream.<Double>concat(a.all, b.all));
    }

    public DoubleStream parallel() {
        all.parallel();
        return this;
    }

    public DoubleStream sequential() {
        all.sequential();
        return this;
    }

    public DoubleStream unordered() {
        all.unordered();
        return this;
    }

    public boolean isParallel() {
        return all.isParallel();
    }

    public DoubleStream onClose(Runnable f) {
        all.onClose(f);
        return this;
    }

    public void close() {
        all.close();
    }

    public java.util.Spliterator<Double> spliterator() {
        return all.spliterator();
    }

    public Stream<Double> boxed() {
        return all.map(x -> x);
    }

    public DoubleStream map(DoubleUnaryOperator f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.<Double>map(x -> f.applyAsDouble(x)));
    }

    public <R> Stream<R> mapToObj(DoubleFunction<? extends R> f) {
        Objects.requireNonNull(f);
        return all.<R>map(x -> f.apply(x));
    }

    public IntStream mapToInt(DoubleToIntFunction f) {
        Objects.requireNonNull(f);
        return new IntStream(all.<Integer>map(x -> f.applyAsInt(x)));
    }

    public LongStream mapToLong(DoubleToLongFunction f) {
        Objects.requireNonNull(f);
        return new LongStream(all.<Long>map(x -> f.applyAsLong(x)));
    }

    public DoubleStream filter(DoublePredicate f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.filter(x -> f.test(x)));
    }

    public DoubleStream peek(DoubleConsumer f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.peek(x -> f.accept(x)));
    }

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.<Double>flatMap(x -> f.apply(x).all));
    }

    /** Gives what becomes of an element to a consumer. */
    public interface DoubleMapMultiConsumer {
        void accept(double x, DoubleConsumer consumer);
    }

    public DoubleStream mapMulti(DoubleMapMultiConsumer f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.<Double>mapMulti((x, out) -> {
            DoubleConsumer consumer = y -> out.accept(y);
            f.accept(x, consumer);
        }));
    }

    public DoubleStream sorted() {
        return new DoubleStream(all.sorted());
    }

    public DoubleStream distinct() {
        return new DoubleStream(all.distinct());
    }

    public DoubleStream limit(long most) {
        return new DoubleStream(all.limit(most));
    }

    public DoubleStream skip(long n) {
        return new DoubleStream(all.skip(n));
    }

    public DoubleStream takeWhile(DoublePredicate f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.takeWhile(x -> f.test(x)));
    }

    public DoubleStream dropWhile(DoublePredicate f) {
        Objects.requireNonNull(f);
        return new DoubleStream(all.dropWhile(x -> f.test(x)));
    }

    public void forEach(DoubleConsumer f) {
        Objects.requireNonNull(f);
        all.forEach(x -> f.accept(x));
    }

    public void forEachOrdered(DoubleConsumer f) {
        Objects.requireNonNull(f);
        all.forEachOrdered(x -> f.accept(x));
    }

    public PrimitiveIterator.OfDouble iterator() {
        Iterator<Double> it = all.iterator();
        return new PrimitiveIterator.OfDouble() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public double nextDouble() {
                return it.next();
            }
        };
    }

    public double[] toArray() {
        all.use();
        ArrayList<Double> list = all.gather();
        double[] out = new double[list.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = list.get(i);
        }
        return out;
    }

    public long count() {
        return all.count();
    }

    public double sum() {
        return summaryStatistics().getSum();
    }

    public DoubleSummaryStatistics summaryStatistics() {
        if (all.parallel) {
            // In another order, another sum.
            return all.collect(Collectors.<Double>summarizingDouble(x -> x));
        }
        DoubleSummaryStatistics s = new DoubleSummaryStatistics();
        Iterator<Double> it = all.items();
        while (it.hasNext()) {
            s.accept(it.next());
        }
        return s;
    }

    public OptionalDouble average() {
        DoubleSummaryStatistics s = summaryStatistics();
        return s.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(s.getAverage());
    }

    public double reduce(double identity, DoubleBinaryOperator f) {
        Objects.requireNonNull(f);
        return all.reduce(identity, (a, b) -> f.applyAsDouble(a, b));
    }

    public OptionalDouble reduce(DoubleBinaryOperator f) {
        Objects.requireNonNull(f);
        Optional<Double> result = all.reduce((a, b) -> f.applyAsDouble(a, b));
        return result.isPresent() ? OptionalDouble.of(result.get()) : OptionalDouble.empty();
    }

    public OptionalDouble min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalDouble max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public boolean anyMatch(DoublePredicate f) {
        Objects.requireNonNull(f);
        return all.anyMatch(x -> f.test(x));
    }

    public boolean allMatch(DoublePredicate f) {
        Objects.requireNonNull(f);
        return all.allMatch(x -> f.test(x));
    }

    public boolean noneMatch(DoublePredicate f) {
        Objects.requireNonNull(f);
        return all.noneMatch(x -> f.test(x));
    }

    public OptionalDouble findFirst() {
        Optional<Double> first = all.findFirst();
        return first.isPresent() ? OptionalDouble.of(first.get()) : OptionalDouble.empty();
    }

    public OptionalDouble findAny() {
        Optional<Double> any = all.findAny();
        return any.isPresent() ? OptionalDouble.of(any.get()) : OptionalDouble.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> add, BiConsumer<R, R> combine) {
        Objects.requireNonNull(add);
        Objects.requireNonNull(combine);
        return all.collect(supplier, (box, x) -> add.accept(box, x), combine);
    }

    /** Numbers first, then a stream of them. */
    public static final class Builder implements DoubleConsumer {
        private final Stream.Builder<Double> all = Stream.<Double>builder();

        Builder() {
        }

        public void accept(double item) {
            all.accept(item);
        }

        public Builder add(double item) {
            all.accept(item);
            return this;
        }

        public DoubleStream build() {
            return new DoubleStream(all.build());
        }
    }

    public static Builder builder() {
        return new Builder();
    }
}
