package java.util;

import java.util.function.Consumer;
import scoville.Rt;

public interface Spliterator<T> {
    int ORDERED = 0x10;
    int DISTINCT = 0x1;
    int SORTED = 0x4;
    int SIZED = 0x40;
    int NONNULL = 0x100;
    int IMMUTABLE = 0x400;
    int CONCURRENT = 0x1000;
    int SUBSIZED = 0x4000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1 : estimateSize();
    }

    int characteristics();

    default boolean hasCharacteristics(int all) {
        return (characteristics() & all) == all;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }
}

/** What an iterator yields; a list can be split. */
final class IteratorSpliterator<T> implements Spliterator<T> {
    private Iterable<T> from;
    private Iterator<T> it;
    private List<T> list;
    private int next;
    private int end = -1;
    private long left = -1;
    private boolean advanced;
    private final int marks;

    IteratorSpliterator(Iterable<T> from) {
        this.from = from;
        if (from instanceof List) {
            list = (List<T>) from;
            marks = ORDERED | SIZED | SUBSIZED;
        } else if (from instanceof Set) {
            marks = DISTINCT | (((Collection<T>) from).scovilleSize() < 0 ? 0 : SIZED);
        } else if (from instanceof Collection) {
            marks = ((Collection<T>) from).scovilleSize() < 0 ? 0 : SIZED | SUBSIZED;
        } else {
            marks = 0;
        }
    }

    /** Of a stream, whose source nobody asks. */
    static final int UNKNOWN = -1;

    IteratorSpliterator(Iterator<T> it, long size, int marks) {
        this.it = it;
        left = size;
        this.marks = marks;
    }

    private IteratorSpliterator(List<T> list, int from, int to) {
        this.list = list;
        next = from;
        end = to;
        marks = ORDERED | SIZED | SUBSIZED;
    }

    private int end() {
        if (end < 0) {
            end = list.size();
        }
        return end;
    }

    private Iterator<T> begun() {
        if (it == null) {
            left = from instanceof Collection ? ((Collection<T>) from).scovilleSize() : -1;
            it = from instanceof Collection ? ((Collection<T>) from).scovilleIterator() : from.iterator();
        }
        return it;
    }

    public boolean tryAdvance(Consumer<? super T> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (list != null) {
            if (next >= end()) {
                return false;
            }
            action.accept(list.get(next++));
            return true;
        }
        if (!begun().hasNext()) {
            return false;
        }
        if (left > 0) {
            left--;
        }
        advanced = true;
        action.accept(it.next());
        return true;
    }

    public void forEachRemaining(Consumer<? super T> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (list != null && next == 0 && end < 0) {
            end();
            next = end;
            list.scovilleEach(action);
        } else if (list == null && it == null) {
            begun();
            it = Collections.<T>emptyIterator();
            left = 0;
            advanced = true;
            from.scovilleEach(action);
        } else {
            while (tryAdvance(action)) {
            }
        }
    }

    public Spliterator<T> trySplit() {
        if (list == null) {
            Rt.unsupported("splitting what is no list");
        }
        int from = next;
        int middle = (from + end()) >>> 1;
        if (from >= middle) {
            return null;
        }
        next = middle;
        return new IteratorSpliterator<T>(list, from, middle);
    }

    public long estimateSize() {
        if (list != null) {
            return end() - next;
        }
        if (it == null) {
            begun();
        }
        if (marks == UNKNOWN && (advanced || left < 0)) {
            Rt.unsupported("how many elements a stream may have, or has left");
        }
        return left < 0 ? Long.MAX_VALUE : left;
    }

    public long getExactSizeIfKnown() {
        return marks == UNKNOWN && left < 0 ? -1 : marks == UNKNOWN ? estimateSize() : Spliterator.super.getExactSizeIfKnown();
    }

    public int characteristics() {
        if (marks == UNKNOWN) {
            Rt.unsupported("characteristics of a stream");
        }
        return marks;
    }

    public boolean hasCharacteristics(int all) {
        return marks == UNKNOWN && all == SIZED ? left >= 0 : Spliterator.super.hasCharacteristics(all);
    }
}

public final class Spliterators {
    private Spliterators() {
    }

    /** Of a stream with so many elements, or, below zero, of one that does not know. */
    public static <T> Spliterator<T> scovilleOf(Iterator<T> items, long size) {
        return new IteratorSpliterator<T>(items, size, IteratorSpliterator.UNKNOWN);
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new IteratorSpliterator<T>(Collections.<T>emptyIterator(), 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] items, int marks) {
        return new IteratorSpliterator<T>((List<T>) Arrays.asList(items));
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> items, int marks) {
        return new IteratorSpliterator<T>((Collection<T>) items);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> items, long size, int marks) {
        int sized = (marks & Spliterator.CONCURRENT) == 0 ? marks | Spliterator.SIZED | Spliterator.SUBSIZED : marks;
        return new IteratorSpliterator<T>((Iterator<T>) items, size, sized);
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> items, int marks) {
        return new IteratorSpliterator<T>((Iterator<T>) items, -1, marks & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> items) {
        return new Iterator<T>() {
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
        };
    }

    /** One that the program makes: all but `tryAdvance` is done. */
    public static abstract class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int marks;

        protected AbstractSpliterator(long size, int marks) {
            this.size = size;
            this.marks = (marks & SIZED) != 0 ? marks | SUBSIZED : marks;
        }

        public Spliterator<T> trySplit() {
            Rt.unsupported("splitting a spliterator of the program");
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return marks;
        }
    }
}
