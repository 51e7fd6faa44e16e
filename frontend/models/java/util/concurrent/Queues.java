package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import scoville.Fixed;
import scoville.Interrupts;
import scoville.Loops;
import scoville.Rt;
import scoville.Workers;

public interface BlockingQueue<E> extends Queue<E> {
    void put(E e) throws InterruptedException;

    E take() throws InterruptedException;

    boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException;

    E poll(long timeout, TimeUnit unit) throws InterruptedException;

    int remainingCapacity();

    int drainTo(Collection<? super E> c);

    int drainTo(Collection<? super E> c, int most);
}

/**
 * The item that is put as number `n` is the one that is taken as number `n`: a cell for each. Who takes gets a number and
 * waits for its cell; who puts waits until there is room, which is when the item `capacity` places before it has been taken.
 * When somebody begins to wait cannot be seen, so who comes first is as open as in Java.
 */
final class NumberedQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    public int scovilleSize() {
        return -1;
    }

    private final int capacity;
    private int puts;
    private int takes;
    /** The cells of items; those that both their putter and their taker have got are forgotten. */
    private Object[] items;
    /** Filled when the item of the same number has been taken, and forgotten likewise; null if there is no bound. */
    private Object[] rooms;
    /** How often it has become empty; counted where queues in arrays are walked. */
    private int emptied;

    NumberedQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
        items = cells(null, 8);
        rooms = capacity == Integer.MAX_VALUE ? null : cells(null, 8);
    }

    private static Object[] cells(Object[] old, int n) {
        Object[] cells = new Object[n];
        for (int i = 0; i < n; i++) {
            cells[i] = old != null && i < old.length ? old[i] : Rt.cellNew();
        }
        return cells;
    }

    private Object item(int n) {
        if (n >= items.length) {
            items = cells(items, 2 * items.length);
            if (rooms != null) {
                rooms = cells(rooms, 2 * rooms.length);
            }
        }
        return items[n];
    }

    /** The room that the taker of a number makes. */
    private Object room(int taken) {
        Object room = rooms[taken];
        if (taken + capacity < puts) {
            rooms[taken] = null;
        }
        return room;
    }

    private boolean put(E e, boolean waits) {
        Objects.requireNonNull(e);
        Object item;
        Object room = null;
        synchronized (Rt.internal(this)) {
            if (!waits && puts - takes >= capacity) {
                return false;
            }
            item = item(puts);
            if (puts < takes) {
                items[puts] = null;
            }
            if (rooms != null && puts >= capacity) {
                int freed = puts - capacity;
                room = rooms[freed];
                if (freed < takes) {
                    rooms[freed] = null;
                }
            }
            puts++;
        }
        if (room != null) {
            Rt.cellAwait(room);
        }
        Rt.cellFill("value", item, e);
        return true;
    }

    private E take(boolean waits) {
        Object item;
        Object room = null;
        synchronized (Rt.internal(this)) {
            if (!waits && takes >= puts) {
                return null;
            }
            item = item(takes);
            if (takes < puts) {
                items[takes] = null;
            }
            if (rooms != null) {
                room = room(takes);
            }
            takes++;
            if (ArrayWalks.possible && (capacity == 1 || takes >= puts)) {
                // Who waits for room puts something only later.
                emptied++;
            }
        }
        Rt.cellAwait(item);
        E e = (E) Rt.cellValue();
        if (room != null) {
            Rt.cellFill("value", room, null);
        }
        return e;
    }

    public void put(E e) throws InterruptedException {
        put(e, true);
    }

    public boolean offer(E e) {
        return put(e, false);
    }

    /** The time may always be too short, unless there is room. */
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return put(e, false);
    }

    public E take() throws InterruptedException {
        return take(true);
    }

    public E poll() {
        return take(false);
    }

    /** The time may always be too short, unless there is something. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return take(false);
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return Math.min(capacity, Math.max(0, puts - takes));
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return puts <= takes;
        }
    }

    public int remainingCapacity() {
        return capacity - size();
    }

    /** One past the last item that has a place; in the section. */
    private int end() {
        return puts - takes < capacity ? puts : takes + capacity;
    }

    public void clear() {
        drain(null, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c) {
        return drain(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        return drain(c, most);
    }

    /** Takes the numbers of all at once. Others are kept out until the collection has all. */
    private int drain(Collection<? super E> c, int most) {
        Object[] taken;
        Object[] freed = null;
        synchronized (Rt.internal(this)) {
            int n = Math.min(Math.max(most, 0), end() - takes);
            if (ArrayWalks.possible && n > 0 && takes + n == end()) {
                emptied++;
            }
            taken = Arrays.copyOfRange(items, takes, takes + n);
            Arrays.fill(items, takes, takes + n, null);
            if (rooms != null) {
                freed = new Object[n];
                for (int i = 0; i < n; i++) {
                    freed[i] = room(takes + i);
                }
            }
            takes += n;
            for (int i = 0; c != null && i < taken.length; i++) {
                Rt.cellAwait(taken[i]);
                c.add((E) Rt.cellValue());
            }
        }
        for (int i = 0; i < taken.length; i++) {
            Rt.cellAwait(taken[i]);
            if (freed != null) {
                Rt.cellFill("value", freed[i], null);
            }
        }
        return taken.length;
    }

    private ArrayList<E> snapshot() {
        Object[] cells;
        synchronized (Rt.internal(this)) {
            cells = Arrays.copyOfRange(items, takes, Math.max(takes, end()));
        }
        ArrayList<E> all = new ArrayList<E>();
        for (Object cell : cells) {
            Rt.cellAwait(cell);
            all.add((E) Rt.cellValue());
        }
        return all;
    }

    public Object[] toArray() {
        return snapshot().toArray();
    }

    public <T> T[] toArray(T[] a) {
        return snapshot().toArray(a);
    }

    public String toString() {
        return snapshot().toString();
    }

    public E peek() {
        Object item;
        synchronized (Rt.internal(this)) {
            if (takes >= puts) {
                return null;
            }
            item = items[takes];
        }
        Rt.cellAwait(item);
        return (E) Rt.cellValue();
    }

    /** Compares while all others are kept out, unless that could not be seen. */
    public boolean contains(Object o) {
        if (o == null || Fixed.is(o)) {
            return snapshot().contains(o);
        }
        synchronized (Rt.internal(this)) {
            for (int i = takes; i < end(); i++) {
                Rt.cellAwait(items[i]);
                if (o.equals(Rt.cellValue())) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Does not meet what the action puts. */
    void forEachInside(Consumer<? super E> action) {
        synchronized (Rt.internal(this)) {
            int start = takes;
            int end = end();
            for (int i = start; i < end; i++) {
                if (takes != start) {
                    Rt.unsupported("what forEach of an ArrayBlockingQueue meets when something is removed meanwhile");
                }
                Rt.cellAwait(items[i]);
                action.accept((E) Rt.cellValue());
            }
        }
    }

    public Iterator<E> iterator() {
        return new Items();
    }

    Iterator<E> arrayIterator() {
        return new ArrayItems();
    }

    /**
     * As a queue in an array has it: it knows the item to come, and whether there is one after that. Once there is none, or the queue has
     * been empty, or what is taken has gone round the array, it comes to its end.
     */
    private class ArrayItems implements Iterator<E> {
        /** The number of the item after the next one; -1: none. */
        private int cursor;
        private E next;
        /** What had been taken when it looked last, and how often the queue had become empty. */
        private int before;
        private int seen;

        ArrayItems() {
            Object item;
            synchronized (Rt.internal(NumberedQueue.this)) {
                before = takes;
                seen = emptied;
                cursor = takes < puts ? takes : -1;
                item = step();
            }
            next = value(item);
        }

        private Object step() {
            if (cursor < 0) {
                return null;
            }
            Object item = items[cursor];
            cursor = cursor + 1 == end() ? -1 : cursor + 1;
            return item;
        }

        private E value(Object item) {
            if (item == null) {
                return null;
            }
            Rt.cellAwait(item);
            return (E) Rt.cellValue();
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            E e = next;
            if (e == null) {
                throw new NoSuchElementException();
            }
            Object item;
            synchronized (Rt.internal(NumberedQueue.this)) {
                catchUp();
                item = step();
            }
            next = value(item);
            return e;
        }

        private void catchUp() {
            if (cursor >= 0) {
                cursor = emptied != seen || takes / capacity - before / capacity > 1 ? -1 : Math.max(cursor, takes);
            }
            before = takes;
        }

        /** While all others are kept out. */
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            synchronized (Rt.internal(NumberedQueue.this)) {
                E e = next;
                if (e == null) {
                    return;
                }
                catchUp();
                int from = cursor;
                int takesThen = takes;
                cursor = -1;
                next = null;
                action.accept(e);
                // What this has put is met, what is put from now on is not.
                int end = from < 0 ? from : end();
                for (int i = from; i < end; i++) {
                    if (takes != takesThen) {
                        Rt.unsupported("what an iterator of an ArrayBlockingQueue meets when something is removed meanwhile");
                    }
                    action.accept(value(items[i]));
                }
            }
        }
    }

    /** Weakly consistent: looks one item ahead, at the queue as it is then. */
    private class Items implements Iterator<E> {
        private int at;
        private E next;

        Items() {
            look();
        }

        private void look() {
            Object item = null;
            synchronized (Rt.internal(NumberedQueue.this)) {
                at = Math.max(at, takes);
                if (at < end()) {
                    item = items[at];
                }
            }
            at++;
            if (item == null) {
                next = null;
            } else {
                Rt.cellAwait(item);
                next = (E) Rt.cellValue();
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            E e = next;
            if (e == null) {
                throw new NoSuchElementException();
            }
            look();
            return e;
        }
    }
}

/** Whether the program may remove items from the middle of a queue. */
final class Picking {
    static boolean possible;

    private Picking() {
    }
}

/** Is reached where items are removed from the middle. */
final class PicksItems {
    static {
        Picking.possible = true;
    }

    private PicksItems() {
    }

    static void needed() {
    }
}

/** Whether the program may walk a queue in an array. */
final class ArrayWalks {
    static boolean possible;

    private ArrayWalks() {
    }
}

/** Is reached where one is walked. */
final class WalksArrays {
    static {
        ArrayWalks.possible = true;
    }

    private WalksArrays() {
    }

    static void needed() {
    }
}

/** Is reached where an executor is given a queue. */
final class QueuesOfExecutors {
    static {
        Workers.queues = true;
    }

    private QueuesOfExecutors() {
    }

    static void needed() {
    }
}

/**
 * First in, first out: numbered, unless the program may remove items from the middle, or interrupt those who have a number, or numbers would never
 * come to an end.
 */
abstract class FifoQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    public int scovilleSize() {
        return -1;
    }

    private final BlockingQueue<E> form;
    /** Whether an executor takes its tasks from it. What it holds then is not known. */
    private volatile boolean taken;

    FifoQueue(int capacity) {
        boolean linked = Picking.possible || Interrupts.byOthers || Loops.putForEver;
        form = linked ? new LinkedBlockingDeque<E>(capacity) : new NumberedQueue<E>(capacity);
        Rt.own(this, form);
    }

    static void ofExecutor(Object queue) {
        QueuesOfExecutors.needed();
        ((FifoQueue<?>) queue).taken = true;
    }

    BlockingQueue<E> form() {
        if (Workers.queues && taken) {
            Rt.unsupported("looking at the queue of an executor");
        }
        return form;
    }

    public boolean offer(E e) {
        return form().offer(e);
    }

    public void put(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        Interrupts.check();
        form().put(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(e);
        Interrupts.check();
        return form().offer(e, timeout, unit);
    }

    public E poll() {
        return form().poll();
    }

    public E take() throws InterruptedException {
        Interrupts.check();
        return form().take();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return form().poll(timeout, unit);
    }

    public E peek() {
        return form().peek();
    }

    public int size() {
        return form().size();
    }

    public boolean isEmpty() {
        return form().isEmpty();
    }

    public int remainingCapacity() {
        return form().remainingCapacity();
    }

    public boolean contains(Object o) {
        return form().contains(o);
    }

    public void clear() {
        form().clear();
    }

    public int drainTo(Collection<? super E> c) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        return form().drainTo(c);
    }

    public int drainTo(Collection<? super E> c, int most) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        return form().drainTo(c, most);
    }

    public Object[] toArray() {
        return form().toArray();
    }

    public <T> T[] toArray(T[] a) {
        return form().toArray(a);
    }

    public String toString() {
        return form().toString();
    }

    /** Of what the queue holds now. */
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        new ArrayList<E>(form()).forEach(action);
    }

    public boolean remove(Object o) {
        PicksItems.needed();
        return form().remove(o);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        PicksItems.needed();
        return form().removeIf(filter);
    }

    public boolean removeAll(Collection<?> c) {
        PicksItems.needed();
        return form().removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        PicksItems.needed();
        return form().retainAll(c);
    }

    public Iterator<E> iterator() {
        return picking(form().iterator());
    }

    static <E> Iterator<E> picking(Iterator<E> it) {
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public E next() {
                return it.next();
            }

            public void forEachRemaining(Consumer<? super E> action) {
                it.forEachRemaining(action);
            }

            public void remove() {
                PicksItems.needed();
                it.remove();
            }
        };
    }
}

public class LinkedBlockingQueue<E> extends FifoQueue<E> implements java.io.Serializable {
    public LinkedBlockingQueue() {
        super(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        super(Integer.MAX_VALUE);
        addAll(c);
    }

    public void scovilleEach(Consumer<? super E> action) {
        super.forEach(action);
    }
}

/** Applies functions while all others are kept out. */
public class ArrayBlockingQueue<E> extends FifoQueue<E> implements java.io.Serializable {
    public ArrayBlockingQueue(int capacity) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        super(capacity);
        for (E e : c) {
            if (!offer(e)) {
                throw new IllegalArgumentException();
            }
        }
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        BlockingQueue<E> form = form();
        if (form instanceof LinkedBlockingDeque) {
            ((LinkedBlockingDeque<E>) form).forEachInside(action);
        } else {
            ((NumberedQueue<E>) form).forEachInside(action);
        }
    }

    public Iterator<E> iterator() {
        WalksArrays.needed();
        BlockingQueue<E> form = form();
        return picking(form instanceof LinkedBlockingDeque ? ((LinkedBlockingDeque<E>) form).arrayIterator() : ((NumberedQueue<E>) form).arrayIterator());
    }

    public boolean removeIf(Predicate<? super E> filter) {
        PicksItems.needed();
        return ((LinkedBlockingDeque<E>) form()).removeInside(Objects.requireNonNull(filter));
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }
}

/** Calls are linearisable operations, those that apply functions, too; who takes looks until there is something. */
public class PriorityBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private final PriorityQueue<E> items;
    /** Whether an executor takes its tasks from it, which has them in another place. */
    private boolean taken;

    private PriorityBlockingQueue(PriorityQueue<E> items) {
        this.items = items;
        Rt.own(this, items);
    }

    void givenToExecutor() {
        QueuesOfExecutors.needed();
        taken = true;
    }

    private PriorityQueue<E> items() {
        if (Workers.queues && taken) {
            Rt.unsupported("looking at the queue of an executor");
        }
        return items;
    }

    public PriorityBlockingQueue() {
        this(new PriorityQueue<E>());
    }

    public PriorityBlockingQueue(int capacity) {
        this(new PriorityQueue<E>(capacity));
    }

    public PriorityBlockingQueue(int capacity, Comparator<? super E> order) {
        this(new PriorityQueue<E>(capacity, order));
    }

    public PriorityBlockingQueue(Collection<? extends E> c) {
        this(PriorityBlockingQueue.<E>queueOf(c));
    }

    /** A queue of this kind hands on its order, and so does a sorted set; another queue does not. */
    private static <E> PriorityQueue<E> queueOf(Collection<? extends E> c) {
        if (c instanceof PriorityBlockingQueue) {
            PriorityQueue<E> q = new PriorityQueue<E>(11, ((PriorityBlockingQueue<E>) c).comparator());
            q.addAll(c);
            return q;
        }
        return new PriorityQueue<E>(c instanceof PriorityQueue ? new ArrayList<E>(c) : c);
    }

    public Comparator<? super E> comparator() {
        return items().comparator();
    }

    public boolean offer(E e) {
        synchronized (Rt.internal(this)) {
            return items().offer(e);
        }
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    public E poll() {
        synchronized (Rt.internal(this)) {
            return items().poll();
        }
    }

    public E take() throws InterruptedException {
        E e;
        do {
            Interrupts.check();
            e = poll();
        } while (e == null);
        return e;
    }

    /** The time may always be too short, unless there is something. */
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Interrupts.check();
        return poll();
    }

    public E peek() {
        synchronized (Rt.internal(this)) {
            return items().peek();
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return items().size();
        }
    }

    public boolean isEmpty() {
        synchronized (Rt.internal(this)) {
            return items().isEmpty();
        }
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    public boolean contains(Object o) {
        synchronized (Rt.internal(this)) {
            return items().contains(o);
        }
    }

    public boolean remove(Object o) {
        synchronized (Rt.internal(this)) {
            return items().remove(o);
        }
    }

    public void clear() {
        synchronized (Rt.internal(this)) {
            items().clear();
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        synchronized (Rt.internal(this)) {
            return items().removeIf(filter);
        }
    }

    public boolean removeAll(Collection<?> c) {
        synchronized (Rt.internal(this)) {
            return items().removeAll(c);
        }
    }

    public boolean retainAll(Collection<?> c) {
        synchronized (Rt.internal(this)) {
            return items().retainAll(c);
        }
    }

    /** Of what is there now. */
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        synchronized (Rt.internal(this)) {
            PriorityQueue<E> items = items();
            Object[] all = items.toArray();
            for (int i = 0; i < all.length; i++) {
                if (!items.scovilleHas(i, all[i])) {
                    Rt.unsupported("what forEach of a PriorityBlockingQueue meets when others take the places of elements meanwhile");
                }
                action.accept((E) all[i]);
            }
        }
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int most) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        synchronized (Rt.internal(this)) {
            int n = 0;
            while (n < most && !items().isEmpty()) {
                c.add(items().poll());
                n++;
            }
            return n;
        }
    }

    public String toString() {
        return Arrays.asList(toArray()).toString();
    }

    public Object[] toArray() {
        synchronized (Rt.internal(this)) {
            return items().toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (Rt.internal(this)) {
            return items().toArray(a);
        }
    }

    private void removeSame(Object o) {
        synchronized (Rt.internal(this)) {
            Iterator<E> it = items().iterator();
            while (it.hasNext()) {
                if (it.next() == o) {
                    it.remove();
                    return;
                }
            }
        }
    }

    /** Over what the queue holds now; what is removed is removed from the queue. */
    public Iterator<E> iterator() {
        Object[] all = toArray();
        return new Iterator<E>() {
            private int next;
            private boolean removable;

            public boolean hasNext() {
                return next < all.length;
            }

            public E next() {
                if (next >= all.length) {
                    throw new NoSuchElementException();
                }
                removable = true;
                return (E) all[next++];
            }

            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                removable = false;
                removeSame(all[next - 1]);
            }
        };
    }
}
