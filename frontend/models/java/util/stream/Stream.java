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
    // How Java splits the source of a parallel pipeline.

    /** In halves, down to the elements. */
    static final int HALVES = 0;
    /** The same, and behind all elements comes a part without any, if there are two or more. */
    static final int APPENDED = 1;
    /** Many elements are one part, and behind them comes one without any: all that Java knows of the source is how to go on. */
    static final int LUMPS = 2;
    /** Down to the elements, but not in halves. */
    static final int UNEVEN = 3;
    /** Nobody knows, and there may be parts without elements. */
    static final int UNKNOWN = 4;

    boolean parallel;
    /** Whether the program does not need its order. */
    private boolean loose;
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

    /** How its source is split. */
    abstract int split();

    /** Whether the source has no end. */
    abstract boolean endless();

    /** Whether its elements surely have an order: of others, a parallel pipeline may take any where it takes some. */
    abstract boolean ordered();

    final boolean inOrder() {
        return !loose && ordered();
    }

    /**
     * For each element of the source, asks for a sink, and makes a task that lets it have what becomes of the element; there
     * is none if the answer is null.
     */
    abstract void push(Tasks tasks, Supplier<Sink<? super T>> sinks);

    /** Executes what Java executes before anybody goes through a parallel pipeline one by one. */
    abstract void settle();

    /** All elements in their order; for a parallel pipeline, made by one task for each element of the source. */
    ArrayList<T> gather() {
        ArrayList<T> all = new ArrayList<T>();
        if (!parallel) {
            each(x -> all.add(x));
            return all;
        }
        ArrayList<ArrayList<T>> parts = new ArrayList<ArrayList<T>>();
        run(false, () -> {
            ArrayList<T> part = new ArrayList<T>();
            parts.add(part);
            return new Last<T>(x -> part.add(x));
        });
        for (ArrayList<T> part : parts) {
            all.addAll(part);
        }
        return all;
    }

    /** Executes a parallel pipeline; whether a sink needs no more is asked only if that is said. */
    private void run(boolean asking, Supplier<Sink<? super T>> sinks) {
        run(new Tasks(asking), sinks);
    }

    private void run(Tasks tasks, Supplier<Sink<? super T>> sinks) {
        try {
            push(tasks, sinks);
            Rt.cellFill("value", tasks.counted, null);
        } catch (Throwable t) {
            Rt.cellFill("exception", tasks.counted, t);
            throw t;
        }
        Throwable thrown = tasks.await();
        if (thrown != null) {
            // Who waits executes what cannot be split itself.
            boolean alone = tasks.ends.size() == 1 && split() != UNKNOWN && split() != LUMPS;
            throw alone ? thrown : thrown.$told(false);
        }
    }

    /** The tasks of a parallel pipeline. Who waits for them goes on when all are done, or with the exception of one, or a copy. */
    static final class Tasks {
        final boolean asking;
        private final ArrayList<Object> ends = new ArrayList<Object>();
        /** Filled when all have been made. */
        final Object counted = Rt.cellNew();

        Tasks(boolean asking) {
            this.asking = asking;
        }

        /** One that puts elements into a sink, if there is one. */
        <T> void add(Sink<? super T> sink, Consumer<Sink<? super T>> from) {
            if (sink == null) {
                return;
            }
            Object end = Rt.cellNew();
            ends.add(end);
            scoville.Body body = () -> {
                try {
                    if (sink.begin() && !(asking && sink.over())) {
                        from.accept(sink);
                    }
                    sink.end();
                    Rt.cellFill("value", end, null);
                } catch (Throwable t) {
                    sink.failed(t);
                    Rt.cellAwait(counted);
                    for (Object each : ends) {
                        Rt.cellFill("exception", each, t);
                    }
                }
            };
            scoville.Workers.unseen();
            Rt.spawnDaemon("iteration", body, null, null);
        }

        Throwable await() {
            for (Object end : ends) {
                if (Rt.cellAwait(end) != 1) {
                    return (Throwable) Rt.cellValue();
                }
            }
            return null;
        }
    }

    private Iterator<T> ended() {
        use();
        if (parallel) {
            settle();
        }
        return pull();
    }

    /** All elements, in their order, where it makes no difference to Java's program how they are put together. */
    Iterator<T> items() {
        use();
        return parallel ? gather().iterator() : pull();
    }

    /** What elements are put into. */
    static abstract class Sink<T> implements Consumer<T> {
        /** Whether elements are to come, in the task of a parallel pipeline. */
        boolean begin() {
            return true;
        }

        /** What makes them has failed, in the task of a parallel pipeline. */
        void failed(Throwable t) {
        }

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

        boolean begin() {
            return next.begin();
        }

        void failed(Throwable t) {
            next.failed(t);
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
        private final int split;
        private boolean ordered = true;
        private boolean endless;
        private boolean calls;
        /** Makes the elements, in their tasks. */
        private Supplier<? extends T> maker;

        Source(Iterator<T> items, boolean parallel) {
            this(items, -1, parallel, UNKNOWN);
        }

        Source(Iterator<T> items, long size, boolean parallel) {
            this(items, size, parallel, HALVES);
        }

        Source(Iterator<T> items, long size, boolean parallel, int split) {
            super(null);
            this.items = items;
            this.size = size;
            this.parallel = parallel;
            this.split = split;
        }

        /** The same without an end. */
        Source<T> unending() {
            endless = true;
            return this;
        }

        /** Its elements are made by a function of the program, by several tasks and more often than need be. */
        Source<T> calling() {
            calls = true;
            return this;
        }

        int split() {
            return split == UNKNOWN && sized() == 1 ? HALVES : split;
        }

        boolean endless() {
            return endless;
        }

        boolean ordered() {
            return ordered;
        }

        void settle() {
        }

        /** So many of the elements, which have no end. */
        Source<T> first(long most) {
            if (calls) {
                Rt.unsupported("a parallel stream of what a function generates");
            }
            ArrayList<T> some = new ArrayList<T>();
            for (long i = 0; i < most; i++) {
                some.add(items.next());
            }
            return new Source<T>(some.iterator(), most, true, APPENDED);
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

        void push(Tasks tasks, Supplier<Sink<? super T>> sinks) {
            if (endless) {
                Rt.unsupported("a parallel stream without an end");
            }
            if (maker != null) {
                for (long i = 0; i < size; i++) {
                    tasks.add(sinks.get(), to -> to.accept(maker.get()));
                }
                return;
            }
            for (int most = 1024; split == LUMPS && items.hasNext(); most += 1024) {
                ArrayList<T> lump = new ArrayList<T>();
                while (lump.size() < most && items.hasNext()) {
                    lump.add(items.next());
                }
                tasks.add(sinks.get(), to -> {
                    for (int i = 0; i < lump.size() && !(tasks.asking && to.over()); i++) {
                        to.accept(lump.get(i));
                    }
                });
            }
            while (items.hasNext()) {
                T item = items.next();
                tasks.add(sinks.get(), to -> to.accept(item));
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
        int split = items instanceof java.util.RandomAccess || items instanceof java.util.ArrayDeque || items instanceof java.util.PriorityQueue ? HALVES
            : items instanceof java.util.LinkedList || items instanceof java.util.LinkedHashSet ? APPENDED : UNKNOWN;
        Source<T> all = new Source<T>(new Later<T>(items), -1, parallel, split);
        all.ordered = !(items instanceof Collection) || items instanceof java.util.SequencedCollection;
        return all;
    }

    /** The same of what an iterator yields, of which nobody knows how much it is. */
    public static <T> Stream<T> scovilleUnsized(Iterator<T> items) {
        return new Source<T>(items, -1, false, UNKNOWN);
    }

    /** The same where Java knows no more than that, either. */
    public static <T> Stream<T> scovilleLumps(Iterator<T> items) {
        return new Source<T>(items, -1, false, LUMPS);
    }

    /** So many that a function makes, which is not called where their number is all that is wanted; the largest number stands for no end. */
    static <T> Stream<T> made(long n, Supplier<? extends T> f) {
        Source<T> all = new Source<T>(new Iterator<T>() {
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
        if (n == Long.MAX_VALUE) {
            return all.unending();
        }
        all.maker = f;
        return all;
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
        }, items.getExactSizeIfKnown(), parallel, items.getExactSizeIfKnown() < 0 ? LUMPS : UNKNOWN);
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
        }, false).unending();
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
        }, -1, false, LUMPS);
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
        }, false).unending().calling();
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

        int split() {
            return a instanceof Source && b instanceof Source && a.split() == HALVES && b.split() == HALVES && a.sized() > 0 && b.sized() > 0
                ? a.sized() == b.sized() ? HALVES : UNEVEN : UNKNOWN;
        }

        boolean endless() {
            return a.endless() || b.endless();
        }

        boolean ordered() {
            return a.inOrder() && b.inOrder();
        }

        void settle() {
        }

        /** What has stages and is not parallel stays one part. */
        void push(Tasks tasks, Supplier<Sink<? super T>> sinks) {
            push(a, tasks, sinks);
            push(b, tasks, sinks);
        }

        private static <T> void push(Stream<T> part, Tasks tasks, Supplier<Sink<? super T>> sinks) {
            if (part instanceof Source || part instanceof Joined || part.parallel) {
                part.push(tasks, sinks);
                return;
            }
            tasks.add(sinks.get(), to -> {
                Iterator<T> it = part.pull();
                while (!(tasks.asking && to.over()) && it.hasNext()) {
                    ((Consumer<T>) to).accept(it.next());
                }
            });
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

        /** What its elements are put into. */
        Sink<S> link(Sink<? super T> sink) {
            return new Link<S, T>(sink) {
                public void accept(S item) {
                    f.accept(item, (Consumer<T>) next);
                }
            };
        }

        Sink<?> through(Sink<? super T> sink) {
            return from.through(link(sink));
        }

        boolean partial() {
            return from.partial();
        }

        int split() {
            return from.split();
        }

        boolean endless() {
            return from.endless();
        }

        boolean ordered() {
            return from.inOrder();
        }

        void settle() {
            from.settle();
        }

        void push(Tasks tasks, Supplier<Sink<? super T>> sinks) {
            from.push(tasks, () -> {
                Sink<? super T> sink = sinks.get();
                return sink == null ? null : link(sink);
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

        Sink<S> link(Sink<? super T> sink) {
            return new Link<S, T>(sink) {
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
            };
        }
    }

    /** Needs the elements before it in their order. */
    private static final class Whole<S, T> extends Stream<T> {
        private final Stream<S> from;
        private final Function<ArrayList<S>, Iterator<T>> f;
        private Source<T> settled;

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
            return settled == null ? from.source() : settled.source();
        }

        Sink<?> through(Sink<? super T> sink) {
            return settled != null ? sink : from.through(new Link<S, T>(sink) {
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

        int split() {
            return HALVES;
        }

        boolean endless() {
            return false;
        }

        boolean ordered() {
            return true;
        }

        void settle() {
            from.parallel = true;
            settled = new Source<T>(f.apply(from.gather()), true);
        }

        void push(Tasks tasks, Supplier<Sink<? super T>> sinks) {
            settle();
            settled.push(tasks, sinks);
        }
    }

    /** Lets some elements through; in a parallel pipeline, all elements before it are made first, unless their number is known. */
    private static class Some<T> extends Stream<T> {
        final Stream<T> from;
        private Source<T> settled;
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
            return settled == null ? from.source() : settled.source();
        }

        Sink<?> through(Sink<? super T> sink) {
            return settled == null ? from.through(f.apply(sink)) : sink;
        }

        boolean partial() {
            return partial || from.partial();
        }

        /** Whether Java knows beforehand, in a parallel pipeline, which elements these are. */
        private boolean known() {
            return skipped >= 0 && !from.endless() && from.sized() >= 0 && from.split() != UNKNOWN;
        }

        int split() {
            return !known() ? endless() ? APPENDED : UNKNOWN : from.split() == HALVES ? UNEVEN : UNKNOWN;
        }

        boolean endless() {
            return !partial && from.endless();
        }

        boolean ordered() {
            return from.inOrder();
        }

        /** What it lets through of a parallel pipeline. */
        Source<T> some() {
            return new Source<T>(from.gather().iterator(), true);
        }

        void settle() {
            if (known()) {
                from.settle();
            } else {
                from.parallel = true;
                settled = some();
            }
        }

        void push(Tasks tasks, Supplier<Sink<? super T>> sinks) {
            if (!known()) {
                settle();
                settled.push(tasks, sinks);
                return;
            }
            long[] at = {0};
            from.push(tasks, () -> {
                long i = at[0]++;
                return i < skipped || i - skipped >= most ? null : sinks.get();
            });
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
        loose = true;
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
        }) {
            int split() {
                return from.split() == UNKNOWN ? UNKNOWN : APPENDED;
            }

            Source<T> some() {
                java.util.LinkedHashSet<T> all = from.<java.util.LinkedHashSet<T>>assembled(() -> new java.util.LinkedHashSet<T>(), (c, x) -> c.add(x), (a, b) -> {
                    a.addAll(b);
                    return a;
                }, APPENDED);
                return new Source<T>(all.iterator(), true);
            }
        };
    }

    public Stream<T> limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        return new Some<T>(this, true, next -> new Most<T>(next, most), 0, most) {
            int split() {
                return from.endless() ? APPENDED : super.split();
            }

            Source<T> some() {
                if (from.endless()) {
                    if (!(from instanceof Source)) {
                        Rt.unsupported("stages between the source of a parallel stream without an end and its limit");
                    }
                    return ((Source<T>) from).first(most);
                }
                ArrayList<T> some = from.inOrder() ? from.upTo(most) : from.gather();
                if (some.size() > most) {
                    Rt.unsupported(LOOSE);
                }
                return new Source<T>(some.iterator(), true);
            }
        };
    }

    public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return new Some<T>(this, false, next -> {
            long[] left = {n};
            return new Chosen<T>(next, x -> left[0]-- <= 0);
        }, n, Long.MAX_VALUE) {
            Source<T> some() {
                ArrayList<T> all = from.gather();
                if (n > 0 && n < all.size() && !from.inOrder()) {
                    Rt.unsupported(LOOSE);
                }
                return new Source<T>(all.subList((int) Math.min(n, all.size()), all.size()).iterator(), true);
            }
        };
    }

    public Stream<T> takeWhile(Predicate<? super T> test) {
        Objects.requireNonNull(test);
        return new Some<T>(this, true, next -> new First<T>(next, test)) {
            Source<T> some() {
                from.needsOrder();
                return new Source<T>(from.taken(test).iterator(), true);
            }
        };
    }

    public Stream<T> dropWhile(Predicate<? super T> test) {
        Objects.requireNonNull(test);
        return new Some<T>(this, false, next -> {
            boolean[] begun = {false};
            return new Chosen<T>(next, x -> {
                begun[0] = begun[0] || !test.test(x);
                return begun[0];
            });
        }) {
            Source<T> some() {
                from.needsOrder();
                return new Source<T>(from.dropped(test).iterator(), true);
            }
        };
    }

    // --- parallel stages ---

    private static final String LOOSE = "some elements of a parallel stream that may have no order";

    private void needsOrder() {
        if (!inOrder()) {
            Rt.unsupported(LOOSE);
        }
    }

    /**
     * What a task of a parallel pipeline has. Where elements behind others may not be needed, it may do nothing at all, which
     * needs no order of the tasks: one that does nothing can as well come last.
     */
    private static abstract class Part<T> extends Sink<T> {
        private final boolean skipped;
        final ArrayList<T> items = new ArrayList<T>();
        /** Whether it needs no more, or has come to an element that does not pass. */
        boolean over;
        /** Whether some part has had enough, so that others may do nothing. */
        Enough enough;

        Part(boolean first) {
            skipped = !first && Rt.chooseBoolean();
        }

        boolean begin() {
            if (skipped) {
                Rt.assume(enough.yes);
            }
            return !skipped;
        }

        void end() {
            if (over || !items.isEmpty()) {
                enough.yes = true;
            }
        }

        boolean over() {
            return over;
        }
    }

    /** Set by parts that are enough, or may be so with others: without it, none does nothing, and who waits for it is not left waiting. */
    private static final class Enough {
        volatile boolean yes;
    }

    /** The parts, made of all elements, but for those that are not needed once elements, those before them if order counts, are enough. */
    private <P extends Part<T>> ArrayList<P> parts(boolean ordered, Function<Boolean, P> f, Predicate<P> enough) {
        ArrayList<P> parts = new ArrayList<P>();
        Enough some = new Enough();
        try {
            run(true, () -> {
                P part = f.apply(parts.isEmpty());
                part.enough = some;
                parts.add(part);
                return part;
            });
        } catch (Throwable t) {
            // What has not begun goes on some time.
            for (P part : parts) {
                Rt.assume(!part.skipped);
            }
            throw t;
        }
        boolean over = false;
        boolean any = false;
        for (P part : parts) {
            if (ordered && part.skipped) {
                Rt.assume(over);
            }
            any = any || part.skipped;
            over = over || enough.test(part);
        }
        Rt.assume(over || !any);
        return parts;
    }

    /** The elements up to the first that does not pass a test, which is asked for others, too. */
    private ArrayList<T> taken(Predicate<? super T> test) {
        ArrayList<T> all = new ArrayList<T>();
        for (Part<T> part : this.<Part<T>>parts(true, first -> new Part<T>(first) {
            public void accept(T item) {
                over = over || !test.test(item);
                if (!over) {
                    items.add(item);
                }
            }
        }, part -> part.over)) {
            all.addAll(part.items);
            if (part.over) {
                break;
            }
        }
        return all;
    }

    /** The first elements. */
    private ArrayList<T> upTo(long most) {
        long[] left = {most};
        ArrayList<T> all = new ArrayList<T>();
        for (Part<T> part : this.<Part<T>>parts(true, first -> new Part<T>(first) {
            public void accept(T item) {
                if (items.size() < most) {
                    items.add(item);
                }
            }

            boolean over() {
                return items.size() >= most;
            }
        }, part -> (left[0] -= part.items.size()) <= 0)) {
            for (T item : part.items) {
                if (all.size() < most) {
                    all.add(item);
                }
            }
        }
        return all;
    }

    /** The elements from the first on that does not pass a test, which each task asks up to the first of its own. */
    private ArrayList<T> dropped(Predicate<? super T> test) {
        ArrayList<ArrayList<T>[]> parts = new ArrayList<ArrayList<T>[]>();
        run(false, () -> {
            ArrayList<T> passed = new ArrayList<T>();
            ArrayList<T> others = new ArrayList<T>();
            parts.add((ArrayList<T>[]) new ArrayList[] {passed, others});
            return new Last<T>(x -> (others.isEmpty() && test.test(x) ? passed : others).add(x));
        });
        ArrayList<T> all = new ArrayList<T>();
        boolean begun = false;
        for (ArrayList<T>[] part : parts) {
            if (begun) {
                all.addAll(part[0]);
            }
            all.addAll(part[1]);
            begun = begun || !part[1].isEmpty();
        }
        return all;
    }

    /**
     * Joins what becomes of the elements of a parallel pipeline, half with half, as soon as both are there: the task of the
     * first element of a half does it.
     */
    private static abstract class Tree<T, A> {
        private final ArrayList<Leaf<T, A>> leaves = new ArrayList<Leaf<T, A>>();
        /** Filled once it is known how many elements there are. */
        Object counted;

        /** What a task begins with. */
        abstract A begun();

        abstract A with(A part, T item);

        abstract A joined(A a, A b);

        Leaf<T, A> leaf() {
            Leaf<T, A> leaf = new Leaf<T, A>(this, leaves.size());
            leaves.add(leaf);
            return leaf;
        }

        A result(int split) {
            if (leaves.isEmpty()) {
                return begun();
            }
            A all = leaves.get(0).whole;
            return split == LUMPS || split == APPENDED && leaves.size() > 1 ? joined(all, begun()) : all;
        }

        /** Joins the elements of a half, in the task of its first one. */
        A half(int from, int to) {
            if (to - from == 1) {
                return leaves.get(from).part;
            }
            int middle = (from + to) >>> 1;
            A left = half(from, middle);
            Leaf<T, A> right = leaves.get(middle);
            if (Rt.cellAwait(right.done) != 1) {
                throw (Throwable) Rt.cellValue();
            }
            return joined(left, right.whole);
        }
    }

    private static final class Leaf<T, A> extends Sink<T> {
        private final Tree<T, A> tree;
        private final int number;
        final Object done = Rt.cellNew();
        /** What has become of the element, and of the largest half that it is the first of. */
        A part;
        A whole;

        Leaf(Tree<T, A> tree, int number) {
            this.tree = tree;
            this.number = number;
        }

        boolean begin() {
            part = tree.begun();
            return true;
        }

        public void accept(T item) {
            part = tree.with(part, item);
        }

        void end() {
            if (Rt.cellAwait(tree.counted) != 1) {
                throw (Throwable) Rt.cellValue();
            }
            int from = 0;
            int to = tree.leaves.size();
            while (from < number) {
                int middle = (from + to) >>> 1;
                if (number < middle) {
                    to = middle;
                } else {
                    from = middle;
                }
            }
            whole = tree.half(from, to);
            Rt.cellFill("value", done, null);
        }

        void failed(Throwable t) {
            Rt.cellFill("exception", done, t);
        }
    }

    /** Joins what is there already, half with half. */
    private static <A> A halves(ArrayList<A> all, int from, int to, BinaryOperator<A> f) {
        if (to - from == 1) {
            return all.get(from);
        }
        int middle = (from + to) >>> 1;
        A left = Stream.<A>halves(all, from, middle, f);
        return f.apply(left, Stream.<A>halves(all, middle, to, f));
    }

    private <A> A grown(Tree<T, A> tree, int split) {
        Tasks tasks = new Tasks(false);
        tree.counted = tasks.counted;
        run(tasks, () -> tree.leaf());
        return tree.result(split);
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
            run(false, () -> new Last<T>(f));
        } else {
            each(f);
        }
    }

    public void forEachOrdered(Consumer<? super T> f) {
        Objects.requireNonNull(f);
        if (!parallel) {
            forEach(f);
            return;
        }
        use();
        boolean several = sized() < 0;
        Object[] last = {null};
        run(false, () -> {
            Turn<T> turn = new Turn<T>(f, last[0], several);
            last[0] = turn.done;
            return turn;
        });
    }

    /** Lets a consumer have its elements once the element before has done so; elements that come then are not kept before. */
    private static final class Turn<T> extends Sink<T> {
        private final Consumer<? super T> f;
        private final Object before;
        private final boolean several;
        final Object done = Rt.cellNew();
        private final ArrayList<T> items = new ArrayList<T>();
        private boolean at;

        Turn(Consumer<? super T> f, Object before, boolean several) {
            this.f = f;
            this.before = before;
            this.several = several;
        }

        boolean begin() {
            at = before == null || several && Rt.cellPoll(before) == 1;
            return true;
        }

        public void accept(T item) {
            if (at) {
                f.accept(item);
            } else {
                items.add(item);
            }
        }

        void end() {
            if (before != null && Rt.cellAwait(before) != 1) {
                throw (Throwable) Rt.cellValue();
            }
            for (T item : items) {
                f.accept(item);
            }
            Rt.cellFill("value", done, null);
        }

        void failed(Throwable t) {
            Rt.cellFill("exception", done, t);
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
        Tree<T, U> tree = new Tree<T, U>() {
            U begun() {
                return identity;
            }

            U with(U part, T item) {
                return f.apply(part, item);
            }

            U joined(U a, U b) {
                return combine.apply(a, b);
            }
        };
        int split = split();
        U result = grown(tree, split);
        if (split >= UNEVEN && tree.leaves.size() > 0) {
            boolean same = simple(result);
            if (same && split == UNKNOWN) {
                same = result.equals(combine.apply(identity, result));
            }
            if (same) {
                U whole = tree.leaves.get(0).part;
                for (int i = 1; i < tree.leaves.size(); i++) {
                    whole = combine.apply(whole, tree.leaves.get(i).part);
                }
                same = result.equals(whole);
            }
            if (!same) {
                Rt.unsupported("a reduction of a parallel stream that depends on how its source is split");
            }
        }
        return result;
    }

    /** Whether `equals` tells values of this kind apart, and joining them again changes nothing. */
    private static boolean simple(Object o) {
        return o instanceof Number || o instanceof String || o instanceof Boolean || o instanceof Character;
    }

    public Optional<T> reduce(BinaryOperator<T> f) {
        return reduced(f, true);
    }

    private Optional<T> reduced(BinaryOperator<T> f, boolean checked) {
        Objects.requireNonNull(f);
        use();
        if (!parallel) {
            Object[] whole = {null, null};
            each(x -> {
                whole[0] = whole[1] == null ? x : f.apply((T) whole[0], x);
                whole[1] = "any";
            });
            return whole[1] == null ? Optional.<T>empty() : Optional.of((T) whole[0]);
        }
        // What there is of the elements is in an array, and null as long as there is none.
        Tree<T, Object[]> tree = new Tree<T, Object[]>() {
            Object[] begun() {
                return null;
            }

            Object[] with(Object[] part, T item) {
                return new Object[] {part == null ? item : f.apply((T) part[0], item)};
            }

            Object[] joined(Object[] a, Object[] b) {
                return a == null ? b : b == null ? a : new Object[] {f.apply((T) a[0], (T) b[0])};
            }
        };
        int split = split();
        Object[] result = grown(tree, split);
        if (checked && split >= UNEVEN && result != null && simple(result[0])) {
            Object[] whole = null;
            for (Leaf<T, Object[]> leaf : tree.leaves) {
                whole = tree.joined(whole, leaf.part);
            }
            if (!result[0].equals(whole[0])) {
                Rt.unsupported("a reduction of a parallel stream that depends on how its source is split");
            }
        }
        return result == null ? Optional.<T>empty() : Optional.of((T) result[0]);
    }

    public Optional<T> min(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reduced((a, b) -> order.compare(a, b) <= 0 ? a : b, false);
    }

    public Optional<T> max(Comparator<? super T> order) {
        Objects.requireNonNull(order);
        return reduced((a, b) -> order.compare(a, b) >= 0 ? a : b, false);
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
            run(false, () -> new Last<T>(x -> add.accept(box, x)));
            return c.finisher().apply(box);
        }
        return c.finisher().apply(parallel && c.quiet ? this.<A>together(c) : collected(c.supplier(), c.accumulator(), c.combiner()));
    }

    /** In a parallel pipeline, where nothing of the program is asked when containers are made and joined: then they may be joined at last. */
    private <A> A together(Collector<? super T, A, ?> c) {
        use();
        ArrayList<Object[]> parts = new ArrayList<Object[]>();
        BiConsumer<A, ? super T> add = c.accumulator();
        run(false, () -> {
            Object[] part = {null};
            parts.add(part);
            return new Last<T>(x -> {
                if (part[0] == null) {
                    part[0] = c.supplier().get();
                }
                add.accept((A) part[0], x);
            });
        });
        ArrayList<A> all = new ArrayList<A>();
        for (Object[] part : parts) {
            all.add(part[0] == null ? c.supplier().get() : (A) part[0]);
        }
        return all.isEmpty() ? c.supplier().get() : Stream.<A>halves(all, 0, all.size(), c.combiner());
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> add, BiConsumer<R, R> combine) {
        Objects.requireNonNull(add);
        Objects.requireNonNull(combine);
        return collected(supplier, add, (a, b) -> {
            combine.accept(a, b);
            return a;
        });
    }

    /** In a parallel pipeline, each task puts its elements into a container of its own; these are then combined in order. */
    private <A> A collected(Supplier<A> supplier, BiConsumer<A, ? super T> add, BinaryOperator<A> combine) {
        use();
        if (!parallel) {
            A box = supplier.get();
            each(x -> add.accept(box, x));
            return box;
        }
        return assembled(supplier, add, combine, split());
    }

    private <A> A assembled(Supplier<A> supplier, BiConsumer<A, ? super T> add, BinaryOperator<A> combine, int split) {
        return grown(new Tree<T, A>() {
            A begun() {
                return supplier.get();
            }

            A with(A part, T item) {
                add.accept(part, item);
                return part;
            }

            A joined(A a, A b) {
                return combine.apply(a, b);
            }
        }, split);
    }

    /** Looks for the first that passes a test. */
    private static class Found<T> extends Sink<T> {
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

    /** Whether some element gives this answer; in a parallel pipeline, tasks that have not begun then do nothing. */
    private boolean any(Predicate<? super T> f, boolean answer) {
        use();
        Predicate<? super T> test = x -> f.test(x) == answer;
        if (!parallel) {
            Found<T> found = new Found<T>(test);
            into(found);
            return found.any;
        }
        for (Part<T> part : this.<Part<T>>parts(false, first -> new Part<T>(false) {
            public void accept(T item) {
                over = over || test.test(item);
            }
        }, part -> part.over)) {
            if (part.over) {
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

    /** Takes one element. */
    private static final class Ahead<T> extends Part<T> {
        T item;

        Ahead(boolean first) {
            super(first);
        }

        public void accept(T item) {
            if (!over) {
                over = true;
                this.item = item;
            }
        }
    }

    public Optional<T> findFirst() {
        use();
        if (!parallel) {
            return found();
        }
        boolean ordered = inOrder();
        Ahead<T> first = null;
        for (Ahead<T> part : this.<Ahead<T>>parts(ordered, f -> new Ahead<T>(f && ordered), part -> part.over)) {
            if (part.over && first != null && !ordered) {
                Rt.unsupported(LOOSE);
            }
            if (part.over && first == null) {
                first = part;
            }
        }
        return first == null ? Optional.<T>empty() : Optional.of(first.item);
    }

    private Optional<T> found() {
        Found<T> found = new Found<T>(x -> true);
        into(found);
        return found.any ? Optional.of(found.item) : Optional.<T>empty();
    }

    /** The first; in a parallel pipeline, any that there is. */
    public Optional<T> findAny() {
        use();
        if (!parallel) {
            return found();
        }
        Ahead<T> one = null;
        for (Ahead<T> part : this.<Ahead<T>>parts(false, first -> new Ahead<T>(false), part -> part.over)) {
            if (part.over && (one == null || Rt.chooseBoolean())) {
                one = part;
            }
        }
        return one == null ? Optional.<T>empty() : Optional.of(one.item);
    }
}
