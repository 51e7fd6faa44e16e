package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import scoville.Rt;

/**
 * A pipeline. Each element of the source is pushed through all stages, one after the other, unless what comes behind needs
 * no more; or, if the pipeline is parallel, in a task of its own, and the last stage waits for all.
 */
public abstract class Stream<T> implements BaseStream<T, Stream<T>> {
    boolean parallel;
    /** What is to be done when it is closed. */
    private Runnable closing;
    private boolean used;

    Stream(Stream<?> from) {
        if (from != null) {
            from.use();
            parallel = from.parallel;
            closing = from.closing;
        }
    }

    void use() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
    }

    /** The source of a pipeline that is not parallel. */
    abstract Iterator<?> source();

    /** What elements of the source are put into if what becomes of them is to come into `sink`. */
    abstract Sink<?> through(Sink<? super T> sink);

    /** Whether a stage may do without some of the elements that it could have. */
    abstract boolean partial();

    /** Lets the consumer have all elements of a pipeline that is not parallel. */
    abstract void each(Consumer<? super T> f);

    /** The same where what comes behind may need some of them only. */
    void into(Sink<? super T> sink) {
        Sink<Object> first = (Sink<Object>) through(sink);
        Iterator<Object> items = (Iterator<Object>) source();
        while (!first.over() && items.hasNext()) {
            first.accept(items.next());
        }
        first.end();
    }

    /** One by one, where elements that are made of one element of the source are made together. */
    Iterator<T> pull() {
        return new Pulled<T>(this);
    }

    /** How many elements there are; -1 if only the pipeline tells. */
    abstract long sized();

    /** For each element of the source, makes a consumer, and a task that lets it have what becomes of the element. */
    abstract void push(Supplier<Consumer<? super T>> consumers);

    /** All elements in their order; for a parallel pipeline, made by one task for each element of the source. */
    ArrayList<T> gather() {
        ArrayList<T> all = new ArrayList<T>();
        if (!parallel) {
            each(x -> all.add(x));
            return all;
        }
        ArrayList<ArrayList<T>> parts = new ArrayList<ArrayList<T>>();
        run(() -> push(() -> {
            ArrayList<T> part = new ArrayList<T>();
            parts.add(part);
            return x -> part.add(x);
        }));
        for (ArrayList<T> part : parts) {
            all.addAll(part);
        }
        return all;
    }

    /** Executes it, and waits for all tasks that it makes. */
    private static void run(scoville.Body body) {
        Throwable[] thrown = Rt.scope(body);
        if (thrown.length > 0) {
            throw thrown[0];
        }
    }

    private Iterator<T> ended() {
        use();
        return parallel ? gather().iterator() : pull();
    }

    /** What elements are put into. */
    static abstract class Sink<T> implements Consumer<T> {
        /** There are no more. */
        void end() {
        }

        /** Whether it needs no more. */
        boolean over() {
            return false;
        }
    }

    /** Hands on to another one. */
    private static abstract class Link<S, T> extends Sink<S> {
        final Sink<? super T> next;

        Link(Sink<? super T> next) {
            this.next = next;
        }

        void end() {
            next.end();
        }

        boolean over() {
            return next.over();
        }
    }

    /** Takes all. */
    private static final class Last<T> extends Sink<T> {
        private final Consumer<? super T> f;

        Last(Consumer<? super T> f) {
            this.f = f;
        }

        public void accept(T item) {
            f.accept(item);
        }
    }

    /** What comes out of a pipeline, made when it is asked for. */
    private static final class Pulled<T> implements Iterator<T> {
        private final Stream<T> stream;
        private final ArrayList<T> made = new ArrayList<T>();
        private int next;
        private Sink<Object> first;
        private Iterator<Object> items;

        Pulled(Stream<T> stream) {
            this.stream = stream;
        }

        public boolean hasNext() {
            if (first == null) {
                first = (Sink<Object>) stream.through(new Last<T>(x -> made.add(x)));
                items = (Iterator<Object>) stream.source();
            }
            while (next == made.size()) {
                if (items == null) {
                    return false;
                }
                made.clear();
                next = 0;
                if (!first.over() && items.hasNext()) {
                    first.accept(items.next());
                } else {
                    items = null;
                    first.end();
                }
            }
            return true;
        }

        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return made.get(next++);
        }
    }

    // --- sources ---

    /** Of what an iterator yields. */
    static final class Source<T> extends Stream<T> {
        private final Iterator<T> items;
        private final long size;

        Source(Iterator<T> items, boolean parallel) {
            this(items, -1, parallel);
        }

        Source(Iterator<T> items, long size, boolean parallel) {
            super(null);
            this.items = items;
            this.size = size;
            this.parallel = parallel;
        }

        Iterator<T> pull() {
            return items;
        }

        Iterator<?> source() {
            return items;
        }

        Sink<?> through(Sink<? super T> sink) {
            return sink;
        }

        boolean partial() {
            return false;
        }

        void each(Consumer<? super T> f) {
            items.forEachRemaining(f);
        }

        long sized() {
            return items instanceof Later ? ((Later<T>) items).sized() : size;
        }

        void push(Supplier<Consumer<? super T>> consumers) {
            while (items.hasNext()) {
                T item = items.next();
                Consumer<? super T> consumer = consumers.get();
                scoville.Body body = () -> consumer.accept(item);
                scoville.Workers.unseen();
                Rt.spawn("iteration", body, null, null);
            }
        }
    }

    /** Of a part of an array of this length. */
    public static void scovilleCheck(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException("Array index out of range: " + (from < 0 ? from : to));
        }
    }

    /** Of a collection, which is looked at when the pipeline runs. */
    public static <T> Stream<T> scovilleOf(Iterable<T> items, boolean parallel) {
        return new Source<T>(new Later<T>(items), parallel);
    }

    /** The same of what an iterator yields, of which nobody knows how much it is. */
    public static <T> Stream<T> scovilleUnsized(Iterator<T> items) {
        return new Source<T>(items, false);
    }

    /** So many that a function makes, which is not called where their number is all that is wanted; the largest number stands for no end. */
    static <T> Stream<T> made(long n, Supplier<? extends T> f) {
        return new Source<T>(new Iterator<T>() {
            private long left = n;

            public boolean hasNext() {
                return left > 0;
            }

            public T next() {
                if (n < Long.MAX_VALUE) {
                    left--;
                }
                return f.get();
            }
        }, n, false);
    }

    private static final class Later<T> implements Iterator<T> {
        private final Iterable<T> items;
        private Iterator<T> it;

        Later(Iterable<T> items) {
            this.items = items;
        }

        private Iterator<T> begun() {
            if (it == null) {
                it = items instanceof Collection ? ((Collection<T>) items).scovilleIterator() : items.iterator();
            }
            return it;
        }

        public boolean hasNext() {
            return begun().hasNext();
        }

        public T next() {
            return begun().next();
        }

        public void forEachRemaining(Consumer<? super T> f) {
            if (it == null) {
                items.scovilleEach(f);
            } else {
                it.forEachRemaining(f);
            }
        }

        long sized() {
            return it == null && items instanceof Collection ? ((Collection<T>) items).scovilleSize() : -1;
        }
    }

    /** What a spliterator yields. */
    static <T> Stream<T> of(java.util.Spliterator<T> items, boolean parallel) {
        if (parallel && !(items instanceof java.util.IteratorSpliterator)) {
            Rt.unsupported("a parallel stream of a spliterator of the program");
        }
        return new Source<T>(new Iterator<T>() {
            private boolean ready;
            private T next;

            public boolean hasNext() {
                if (!ready) {
                    ready = items.tryAdvance(x -> next = x);
                }
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }

            public void forEachRemaining(Consumer<? super T> f) {
                if (ready) {
                    f.accept(next());
                }
                items.forEachRemaining(f);
            }
        }, items.getExactSizeIfKnown(), parallel);
    }

    public static <T> Stream<T> empty() {
        return scovilleOf(new ArrayList<T>(), false);
    }

    public static <T> Stream<T> of(T item) {
        ArrayList<T> one = new ArrayList<T>();
        one.add(item);
        return scovilleOf(one, false);
    }

    public static <T> Stream<T> of(T... items) {
        return scovilleOf(Arrays.asList(items), false);
    }

    public static <T> Stream<T> ofNullable(T item) {
        return item == null ? Stream.<T>empty() : Stream.<T>of(item);
    }

    public static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
        Objects.requireNonNull(f);
        return new Source<T>(new Iterator<T>() {
            private boolean begun;
            private T last;

            public boolean hasNext() {
                return true;
            }

            public T next() {
                last = begun ? f.apply(last) : seed;
                begun = true;
                return last;
            }
        }, false);
    }

    public static <T> Stream<T> iterate(T seed, Predicate<? super T> more, UnaryOperator<T> f) {
        Objects.requireNonNull(f);
        Objects.requireNonNull(more);
        return new Source<T>(new Iterator<T>() {
            private boolean begun;
            private boolean ready;
            private boolean over;
            private T last;

            public boolean hasNext() {
                if (!ready && !over) {
                    last = begun ? f.apply(last) : seed;
                    begun = true;
                    ready = more.test(last);
                    over = !ready;
                }
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return last;
            }
        }, false);
    }

    public static <T> Stream<T> generate(Supplier<? extends T> f) {
        Objects.requireNonNull(f);
        return new Source<T>(new Iterator<T>() {
            public boolean hasNext() {
                return true;
            }

            public T next() {
                return f.get();
            }
        }, false);
    }

    public static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        Stream<T> both = new Joined<T>((Stream<T>) a, (Stream<T>) b);
        b.use();
        both.parallel = a.parallel || b.parallel;
        if (b.closing != null) {
            both.onClose(b.closing);
        }
        return both;
    }

    /** Elements of one stream, then those of another one. */
    private static final class Joined<T> extends Stream<T> {
        private final Stream<T> a;
        private final Stream<T> b;

        Joined(Stream<T> a, Stream<T> b) {
            super(a);
            this.a = a;
            this.b = b;
        }

        Iterator<?> source() {
            return new Iterator<T>() {
                private Iterator<T> at = a.pull();
                private boolean second;

                public boolean hasNext() {
                    if (!second && !at.hasNext()) {
                        second = true;
                        at = b.pull();
                    }
                    return at.hasNext();
                }

                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return at.next();
                }
            };
        }

        Sink<?> through(Sink<? super T> sink) {
            return sink;
        }

        boolean partial() {
            return false;
        }

        void each(Consumer<? super T> f) {
            a.each(f);
            b.each(f);
        }

        long sized() {
            long n = a.sized();
            long others = n < 0 ? -1 : b.sized();
            return others < 0 ? -1 : n + others;
        }

        void push(Supplier<Consumer<? super T>> consumers) {
            a.parallel = true;
            ArrayList<T> all = a.gather();
            all.addAll(b.gather());
            new Source<T>(all.iterator(), true).push(consumers);
        }
    }

    // --- stages ---

    /** Makes any number of elements of one. */
    private static class Each<S, T> extends Stream<T> {
        final Stream<S> from;
        private final BiConsumer<? super S, Consumer<? super T>> f;
        /** Whether it makes one element of each. */
        private final boolean one;

        Each(Stream<S> from, BiConsumer<? super S, Consumer<? super T>> f) {
            this(from, f, false);
        }

        Each(Stream<S> from, BiConsumer<? super S, Consumer<? super T>> f, boolean one) {
            super(from);
            this.from = from;
            this.f = f;
            this.one = one;
        }

        void each(Consumer<? super T> consumer) {
            if (partial()) {
                into(new Last<T>(consumer));
            } else {
                from.each(x -> f.accept(x, (Consumer<T>) consumer));
            }
        }

        long sized() {
            return one ? from.sized() : -1;
        }

        Iterator<?> source() {
            return from.source();
        }

        Sink<?> through(Sink<? super T> sink) {
            return from.through(new Link<S, T>(sink) {
                public void accept(S item) {
                    f.accept(item, (Consumer<T>) next);
                }
            });
        }

        boolean partial() {
            return from.partial();
        }

        void push(Supplier<Consumer<? super T>> consumers) {
            from.push(() -> {
                Consumer<? super T> consumer = consumers.get();
                return x -> f.accept(x, consumer);
            });
        }
    }

    /** Makes a stream of each element; once it has been asked whether more is needed, it asks before each element of those. */
    private static final class Flat<S, T> extends Each<S, T> {
        private final Function<? super S, ? extends Stream<? extends T>> f;

        Flat(Stream<S> from, Function<? super S, ? extends Stream<? extends T>> f) {
            super(from, (x, out) -> {
                try (Stream<T> inner = (Stream<T>) f.apply(x)) {
                    if (inner != null) {
                        inner.sequential().forEach(y -> out.accept(y));
                    }
                }
            });
            this.f = f;
        }

        Sink<?> through(Sink<? super T> sink) {
            return from.through(new Link<S, T>(sink) {
                private boolean asked;

                boolean over() {
                    asked = true;
                    return next.over();
                }

                public void accept(S item) {
                    try (Stream<T> inner = (Stream<T>) f.apply(item)) {
                        if (inner != null && !asked) {
                            inner.sequential().forEach(y -> ((Consumer<T>) next).accept(y));
                        } else if (inner != null) {
                            Iterator<T> it = inner.sequential().ended();
                            while (!next.over() && it.hasNext()) {
                                ((Consumer<T>) next).accept(it.next());
                            }
                        }
                    }
                }
            });
        }
    }

    /** Needs the elements before it in their order. */
    private static final class Whole<S, T> extends Stream<T> {
        private final Stream<S> from;
        private final Function<ArrayList<S>, Iterator<T>> f;

        Whole(Stream<S> from, Function<ArrayList<S>, Iterator<T>> f) {
            super(from);
            this.from = from;
            this.f = f;
        }

        void each(Consumer<? super T> consumer) {
            from.parallel = false;
            f.apply(from.gather()).forEachRemaining(consumer);
        }

        long sized() {
            return from.sized();
        }

        Iterator<?> source() {
            return from.source();
        }

        Sink<?> through(Sink<? super T> sink) {
            return from.through(new Link<S, T>(sink) {
                private final ArrayList<S> all = new ArrayList<S>();
                private boolean asked;

                public void accept(S item) {
                    all.add(item);
                }

                boolean over() {
                    asked = true;
                    return false;
                }

                void end() {
                    Iterator<T> it = f.apply(all);
                    while (!(asked && next.over()) && it.hasNext()) {
                        ((Consumer<T>) next).accept(it.next());
                    }
                    next.end();
                }
            });
        }

        boolean partial() {
            return from.partial();
        }

        void push(Supplier<Consumer<? super T>> consumers) {
            from.parallel = true;
            new Source<T>(f.apply(from.gather()), true).push(consumers);
        }
    }

    /** Lets some elements through; elements are made one by one, in every pipeline. */
    private static final class Some<T> extends Stream<T> {
        private final Stream<T> from;
        private final Function<Sink<? super T>, Sink<T>> f;
        /** Whether it may come to its end before the elements do. */
        private final boolean partial;
        /** Whether the number of elements is what is left after so many, and at most so many; -1: it is not known. */
        private final long skipped;
        private final long most;

        Some(Stream<T> from, boolean partial, Function<Sink<? super T>, Sink<T>> f) {
            this(from, partial, f, -1, -1);
        }

        Some(Stream<T> from, boolean partial, Function<Sink<? super T>, Sink<T>> f, long skipped, long most) {
            super(from);
            this.from = from;
            this.partial = partial;
            this.f = f;
            this.skipped = skipped;
            this.most = most;
        }

        void each(Consumer<? super T> consumer) {
            if (partial()) {
                into(new Last<T>(consumer));
            } else {
                from.each(f.apply(new Last<T>(consumer)));
            }
        }

        long sized() {
            long n = skipped < 0 ? -1 : from.sized();
            return n < 0 ? -1 : Math.min(Math.max(0, n - skipped), most);
        }

        Iterator<?> source() {
            return from.source();
        }

        Sink<?> through(Sink<? super T> sink) {
            return from.through(f.apply(sink));
        }

        boolean partial() {
            return partial || from.partial();
        }

        void push(Supplier<Consumer<? super T>> consumers) {
            new Source<T>(pull(), true).push(consumers);
        }
    }

    public Stream<T> parallel() {
        parallel = true;
        return this;
    }

    public Stream<T> sequential() {
        parallel = false;
        return this;
    }

    public Stream<T> unordered() {
        return this;
    }

    public Stream<T> onClose(Runnable f) {
        if (f == null) {
            throw new NullPointerException();
        }
        Runnable before = closing;
        closing = before == null ? f : () -> both(before, f);
        return this;
    }

    private static void both(Runnable a, Runnable b) {
        try {
            a.run();
        } catch (Throwable t) {
            try {
                b.run();
            } catch (Throwable other) {
                if (t != other) {
                    t.addSuppressed(other);
                }
            }
            throw t;
        }
        b.run();
    }

    public boolean isParallel() {
        return parallel;
    }

    public void close() {
        used = true;
        Runnable f = closing;
        closing = null;
        if (f != null) {
            f.run();
        }
    }

    public java.util.Spliterator<T> spliterator() {
        long size = sized();
        return java.util.Spliterators.scovilleOf(ended(), size);
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> f) {
        Objects.requireNonNull(f);
        return new Each<T, R>(this, (x, out) -> out.accept(f.apply(x)), true);
    }

    public Stream<T> filter(Predicate<? super T> f) {
        Objects.requireNonNull(f);
        return new Each<T, T>(this, (x, out) -> {
            if (f.test(x)) {
                out.accept(x);
            }
        });
    }

    public Stream<T> peek(Consumer<? super T> f) {
        Objects.requireNonNull(f);
        return new Each<T, T>(this, (x, out) -> {
            f.accept(x);
            out.accept(x);
        }, true);
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> f) {
        Objects.requireNonNull(f);
        return new Flat<T, R>(this, f);
    }

    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> f) {
        Objects.requireNonNull(f);
        return new IntStream(this.<Integer>flatMap(x -> f.apply(x).boxed()));
    }

    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> f) {
        Objects.requireNonNull(f);
        return new LongStream(this.<Long>flatMap(x -> f.apply(x).boxed()));
    }

    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> f) {
        Objects.requireNonNull(f);
        return new DoubleStream(this.<Double>flatMap(x -> f.apply(x).boxed()));
    }

    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> f) {
        Objects.requireNonNull(f);
        return new Each<T, R>(this, (x, out) -> {
            Consumer<R> consumer = y -> out.accept(y);
            f.accept(x, consumer);
        });
    }

    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> f) {
        Objects.requireNonNull(f);
        return new IntStream(this.<Integer>mapMulti((x, out) -> {
            IntConsumer consumer = y -> out.accept(y);
            f.accept(x, consumer);
        }));
    }

    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> f) {
        Objects.requireNonNull(f);
        return new LongStream(this.<Long>mapMulti((x, out) -> {
            LongConsumer consumer = y -> out.accept(y);
            f.accept(x, consumer);
        }));
    }

    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> f) {
        Objects.requireNonNull(f);
        return new DoubleStream(this.<Double>mapMulti((x, out) -> {
            DoubleConsumer consumer = y -> out.accept(y);
            f.accept(x, consumer);
        }));
    }

    public IntStream mapToInt(ToIntFunction<? super T> f) {
        Objects.requireNonNull(f);
        return new IntStream(new Each<T, Integer>(this, (x, out) -> out.accept(f.applyAsInt(x)), true));
    }

    public LongStream mapToLong(ToLongFunction<? super T> f) {
        Objects.requireNonNull(f);
        return new LongStream(new Each<T, Long>(this, (x, out) -> out.accept(f.applyAsLong(x)), true));
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> f) {
        Objects.requireNonNull(f);
        return new DoubleStream(new Each<T, Double>(this, (x, out) -> out.accept(f.applyAsDouble(x)), true));
    }

    public Stream<T> sorted() {
        return inOrder(null);
    }

    public Stream<T> sorted(Comparator<? super T> order) {
        return inOrder(Objects.requireNonNull(order));
    }

    private Stream<T> inOrder(Comparator<? super T> order) {
        return new Whole<T, T>(this, all -> {
            all.sort(order);
            return all.iterator();
        });
    }

    /** Those that pass a test. */
    private static final class Chosen<T> extends Link<T, T> {
        private final Predicate<? super T> test;

        Chosen(Sink<? super T> next, Predicate<? super T> test) {
            super(next);
            this.test = test;
        }

        public void accept(T item) {
            if (test.test(item)) {
                next.accept(item);
            }
        }
    }

    /** The first ones, up to the first that does not pass a test. */
    private static final class First<T> extends Link<T, T> {
        private final Predicate<? super T> test;
        private boolean over;

        First(Sink<? super T> next, Predicate<? super T> test) {
            super(next);
            this.test = test;
        }

        public void accept(T item) {
            if (!over) {
                over = !test.test(item);
                if (!over) {
                    next.accept(item);
                }
            }
        }

        boolean over() {
            return over || next.over();
        }
    }

    /** So many. */
    private static final class Most<T> extends Link<T, T> {
        private long left;

        Most(Sink<? super T> next, long left) {
            super(next);
            this.left = left;
        }

        public void accept(T item) {
            if (left > 0) {
                left--;
                next.accept(item);
            }
        }

        boolean over() {
            return left == 0 || next.over();
        }
    }

    public Stream<T> distinct() {
        return new Some<T>(this, false, next -> {
            HashSet<T> seen = new HashSet<T>();
            return new Chosen<T>(next, x -> seen.add(x));
        });
    }

    public Stream<T> limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        return new Some<T>(this, true, next -> new Most<T>(next, most), 0, most);
    }

    public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return new Some<T>(this, false, next -> {
            long[] left = {n};
            return new Chosen<T>(next, x -> left[0]-- <= 0);
        }, n, Long.MAX_VALUE);
    }

    public Stream<T> takeWhile(Predicate<? super T> test) {
        Objects.requireNonNull(test);
        return new Some<T>(this, true, next -> new First<T>(next, test));
    }

    public Stream<T> dropWhile(Predicate<? super T> test) {
        Objects.requireNonNull(test);
        return new Some<T>(this, false, next -> {
            boolean[] begun = {false};
            return new Chosen<T>(next, x -> {
                begun[0] = begun[0] || !test.test(x);
                return begun[0];
            });
        });
    }

    /** Elements first, then a stream of them. */
    public static final class Builder<T> implements Consumer<T> {
        private ArrayList<T> items = new ArrayList<T>();

        Builder() {
        }

        public void accept(T item) {
            if (items == null) {
                throw new IllegalStateException();
            }
            items.add(item);
        }

        public Builder<T> add(T item) {
            accept(item);
            return this;
        }

        public Stream<T> build() {
            if (items == null) {
                throw new IllegalStateException();
            }
            Stream<T> all = items.stream();
            items = null;
            return all;
        }
    }

    public static <T> Builder<T> builder() {
        return new Builder<T>();
    }

    // --- ends ---

    public void forEach(Consumer<? super T> f) {
        Objects.requireNonNull(f);
        use();
        if (parallel) {
            run(() -> push(() -> f));
        } else {
            each(f);
        }
    }

    public void forEachOrdered(Consumer<? super T> f) {
        Objects.requireNonNull(f);
        if (parallel) {
            ended().forEachRemaining(f);
        } else {
            forEach(f);
        }
    }

    public Iterator<T> iterator() {
        return ended();
    }

    private static final class NoItems {
        static final List<?> ONLY = java.util.ImmutableList.scovilleNullable(new Object[0]);
    }

    public List<T> toList() {
        use();
        ArrayList<T> all = gather();
        return all.isEmpty() ? (List<T>) NoItems.ONLY : java.util.ImmutableList.<T>scovilleNullable(all.toArray());
    }

    public Object[] toArray() {
        use();
        return gather().toArray();
    }

    public <A> A[] toArray(IntFunction<A[]> f) {
        use();
        ArrayList<T> all = gather();
        A[] out = f.apply(all.size());
        for (int i = 0; i < all.size(); i++) {
            out[i] = (A) all.get(i);
        }
        return out;
    }

    public long count() {
        use();
        long known = sized();
        return known >= 0 ? known : parallel ? gather().size() : counted();
    }

    private long counted() {
        long[] n = {0};
        each(x -> n[0]++);
        return n[0];
    }

    /** In a parallel pipeline, each task takes its elements together with the identity; these are then joined in order. */
    public T reduce(T identity, BinaryOperator<T> f) {
        Objects.requireNonNull(f);
        return reduce(identity, f, f);
    }

    public <U> U reduce(U identity, BiFunction<U, ? super T, U> f, BinaryOperator<U> combine) {
        Objects.requireNonNull(combine);
        Objects.requireNonNull(f);
        use();
        if (!parallel) {
            Object[] whole = {identity};
            each(x -> whole[0] = f.apply((U) whole[0], x));
            return (U) whole[0];
        }
        U result = identity;
        ArrayList<Object[]> parts = new ArrayList<Object[]>();
        run(() -> push(() -> {
            Object[] part = {identity};
            parts.add(part);
            return x -> part[0] = f.apply((U) part[0], x);
        }));
        for (Object[] part : parts) {
            result = combine.apply(result, (U) part[0]);
        }
        return result;
    }

    /** In a parallel pipeline, each half is joined by a task of its own. */
    public Optional<T> reduce(BinaryOperator<T> f) {
        Objects.requireNonNull(f);
        use();
        if (parallel) {
            ArrayList<T> all = gather();
            return all.isEmpty() ? Optional.<T>empty() : Optional.of(joined(all, 0, all.size(), f));
        }
        Object[] whole = {null, null};
        each(x -> {
            whole[0] = whole[1] == null ? x : f.apply((T) whole[0], x);
            whole[1] = "any";
        });
        return whole[1] == null ? Optional.<T>empty() : Optional.of((T) whole[0]);
    }

    private static <T> T joined(ArrayList<T> all, int from, int to, BinaryOperator<T> f) {
        if (to - from == 1) {
            return all.get(from);
        }
        int middle = (from + to) >>> 1;
        if (to - from < 4) {
            // One of the halves has nothing to join.
            return f.apply(joined(all, from, middle, f), joined(all, middle, to, f));
        }
        ArrayList<T> left = new ArrayList<T>();
        ArrayList<T> right = new ArrayList<T>();
        run(() -> {
            scoville.Body half = () -> left.add(joined(all, from, middle, f));
            Rt.spawn("iteration", half, null, null);
            right.add(joined(all, middle, to, f));
        });
        return f.apply(left.get(0), right.get(0));
    }

    public Optional<T> min(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reduce((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    public Optional<T> max(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reduce((a, b) -> order.compare(a, b) >= 0 ? a : b);
    }

    public <R, A> R collect(Collector<? super T, A, R> c) {
        java.util.Set<Collector.Characteristics> marks = c.characteristics();
        if (parallel && marks.contains(Collector.Characteristics.CONCURRENT)) {
            if (!marks.contains(Collector.Characteristics.UNORDERED)) {
                Rt.unsupported("a collector of a parallel stream that is concurrent only if the stream has no order");
            }
            use();
            A box = c.supplier().get();
            BiConsumer<A, ? super T> add = c.accumulator();
            run(() -> push(() -> x -> add.accept(box, x)));
            return c.finisher().apply(box);
        }
        return c.finisher().apply(collected(c.supplier(), c.accumulator(), c.combiner()));
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> add, BiConsumer<R, R> combine) {
        Objects.requireNonNull(add);
        Objects.requireNonNull(combine);
        return collected(supplier, add, (a, b) -> {
            combine.accept(a, b);
            return a;
        });
    }

    /** In a parallel pipeline, each task that has elements puts them into a container of its own; these are then combined in order. */
    private <A> A collected(Supplier<A> supplier, BiConsumer<A, ? super T> add, BinaryOperator<A> combine) {
        use();
        if (!parallel) {
            A box = supplier.get();
            each(x -> add.accept(box, x));
            return box;
        }
        ArrayList<Object[]> parts = new ArrayList<Object[]>();
        run(() -> push(() -> {
            Object[] part = {null};
            parts.add(part);
            return x -> {
                if (part[0] == null) {
                    part[0] = supplier.get();
                }
                add.accept((A) part[0], x);
            };
        }));
        A result = null;
        for (Object[] part : parts) {
            if (part[0] != null) {
                result = result == null ? (A) part[0] : combine.apply(result, (A) part[0]);
            }
        }
        return result == null ? supplier.get() : result;
    }

    /** Looks for the first that passes a test. */
    private static final class Found<T> extends Sink<T> {
        private final Predicate<? super T> test;
        boolean any;
        T item;

        Found(Predicate<? super T> test) {
            this.test = test;
        }

        public void accept(T item) {
            if (!any && test.test(item)) {
                any = true;
                this.item = item;
            }
        }

        boolean over() {
            return any;
        }
    }

    /** Whether some element gives this answer; in a parallel pipeline all are asked. */
    private boolean any(Predicate<? super T> f, boolean answer) {
        use();
        if (!parallel) {
            Found<T> found = new Found<T>(x -> f.test(x) == answer);
            into(found);
            return found.any;
        }
        ArrayList<boolean[]> parts = new ArrayList<boolean[]>();
        run(() -> push(() -> {
            boolean[] part = {false};
            parts.add(part);
            return x -> {
                if (f.test(x) == answer) {
                    part[0] = true;
                }
            };
        }));
        for (boolean[] part : parts) {
            if (part[0]) {
                return true;
            }
        }
        return false;
    }

    public boolean anyMatch(Predicate<? super T> f) {
        Objects.requireNonNull(f);
        return any(f, true);
    }

    public boolean allMatch(Predicate<? super T> f) {
        Objects.requireNonNull(f);
        return !any(f, false);
    }

    public boolean noneMatch(Predicate<? super T> f) {
        Objects.requireNonNull(f);
        return !any(f, true);
    }

    public Optional<T> findFirst() {
        if (parallel) {
            Iterator<T> it = ended();
            return it.hasNext() ? Optional.of(it.next()) : Optional.<T>empty();
        }
        use();
        Found<T> found = new Found<T>(x -> true);
        into(found);
        return found.any ? Optional.of(found.item) : Optional.<T>empty();
    }

    /** The first; in a parallel pipeline Java may give another. */
    public Optional<T> findAny() {
        if (parallel) {
            Rt.unsupported("findAny of a parallel stream");
        }
        return findFirst();
    }
}
