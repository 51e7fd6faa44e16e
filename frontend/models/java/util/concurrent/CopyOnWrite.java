package java.util.concurrent;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.IndexedList;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.ReadOnlyListIterator;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import scoville.Fixed;
import scoville.Rt;
import scoville.Task;

/**
 * Writers replace the array; readers see a snapshot. A writer that applies functions keeps other writers out meanwhile, but
 * no readers, who see what was before until it is done.
 */
public class CopyOnWriteArrayList<E> extends IndexedList<E> implements RandomAccess, Cloneable, java.io.Serializable {
    private final ArrayList<E> list;
    /** Who applies functions, or null. */
    private Task writer;
    /** How often the array has been replaced. */
    private int version;

    public CopyOnWriteArrayList() {
        list = new ArrayList<E>();
        Rt.own(this, list);
    }

    public CopyOnWriteArrayList(E[] items) {
        list = new ArrayList<E>(Arrays.asList(items));
        Rt.own(this, list);
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        list = new ArrayList<E>(c);
        Rt.own(this, list);
    }

    public Object clone() {
        return new CopyOnWriteArrayList<E>(snapshot());
    }

    protected boolean $same(Object a, Object b) {
        return Objects.equals(a, b);
    }

    private ArrayList<E> snapshot() {
        synchronized (Rt.internal(this)) {
            return new ArrayList<E>(list);
        }
    }

    public int size() {
        synchronized (Rt.internal(this)) {
            return list.size();
        }
    }

    public E get(int i) {
        synchronized (Rt.internal(this)) {
            return list.get(within(i));
        }
    }

    public List<E> reversed() {
        Rt.unsupported("CopyOnWriteArrayList.reversed");
        throw new UnsupportedOperationException();
    }

    /** It looks into an array. */
    private int within(int i) {
        if (i < 0 || i >= list.size()) {
            throw new ArrayIndexOutOfBoundsException("Index " + i + " out of bounds for length " + list.size());
        }
        return i;
    }

    public Object[] toArray() {
        synchronized (Rt.internal(this)) {
            return list.toArray();
        }
    }

    public <T> T[] toArray(T[] a) {
        synchronized (Rt.internal(this)) {
            return list.toArray(a);
        }
    }

    // The elements are compared outside of all sections; where that could not be seen, within.

    public int indexOf(Object o) {
        if (o != null && !Fixed.is(o)) {
            return snapshot().indexOf(o);
        }
        synchronized (Rt.internal(this)) {
            return list.indexOf(o);
        }
    }

    public int lastIndexOf(Object o) {
        if (o != null && !Fixed.is(o)) {
            return snapshot().lastIndexOf(o);
        }
        synchronized (Rt.internal(this)) {
            return list.lastIndexOf(o);
        }
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public boolean containsAll(Collection<?> c) {
        return snapshot().containsAll(c);
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        snapshot().forEach(action);
    }

    public Stream<E> stream() {
        return snapshot().stream();
    }

    public Stream<E> parallelStream() {
        return snapshot().parallelStream();
    }

    // Writers.

    /** Only in the section: whether the current task may write. */
    private boolean free() {
        return writer == null || writer == Rt.currentTask();
    }

    public E set(int i, E e) {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    E old = list.set(within(i), e);
                    version++;
                    return old;
                }
            }
        }
    }

    public boolean add(E e) {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    version++;
                    return list.add(e);
                }
            }
        }
    }

    public void add(int i, E e) {
        addAll(i, Arrays.asList(e));
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(-1, c, false) > 0;
    }

    public boolean addAll(int i, Collection<? extends E> c) {
        if (i < 0) {
            throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size());
        }
        return addAll(i, c, false) > 0;
    }

    /** Looks for it before it keeps others out; if they have changed the list meanwhile, it compares what has come. */
    public boolean addIfAbsent(E e) {
        if (e == null || Fixed.is(e)) {
            return addAll(-1, Arrays.asList(e), true) > 0;
        }
        ArrayList<E> before = snapshot();
        if (before.indexOf(e) >= 0) {
            return false;
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    if (indexOfNew(e, before) >= 0) {
                        return false;
                    }
                    version++;
                    return list.add(e);
                }
            }
        }
    }

    /** Where an element is that was not at the same place before and is equal to this one. */
    private int indexOfNew(Object o, ArrayList<E> before) {
        int n = list.size();
        for (int i = 0; i < n; i++) {
            E e = list.get(i);
            if ((i >= before.size() || before.get(i) != e) && o.equals(e)) {
                return i;
            }
        }
        return -1;
    }

    public int addAllAbsent(Collection<? extends E> c) {
        return addAll(-1, c, true);
    }

    /** Adds them at an index, or at the end, all or those that are not there, at once; how many. */
    private int addAll(int at, Collection<? extends E> c, boolean absent) {
        E[] items = (E[]) c.toArray();
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    int before = list.size();
                    if (at > before) {
                        throw new IndexOutOfBoundsException("Index: " + at + ", Size: " + before);
                    }
                    for (int i = 0; i < items.length; i++) {
                        if (!absent || !list.contains(items[i])) {
                            list.add(at < 0 ? list.size() : at + i, items[i]);
                        }
                    }
                    int added = list.size() - before;
                    if (added > 0) {
                        version++;
                    }
                    return added;
                }
            }
        }
    }

    public E remove(int i) {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    E old = list.remove(within(i));
                    version++;
                    return old;
                }
            }
        }
    }

    public boolean remove(Object o) {
        if (o != null && !Fixed.is(o)) {
            return removeFound(o);
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    if (!list.remove(o)) {
                        return false;
                    }
                    version++;
                    return true;
                }
            }
        }
    }

    /** Looks for it before it keeps others out; if they have changed the list meanwhile, it looks again from where it was. */
    private boolean removeFound(Object o) {
        ArrayList<E> before;
        int seen;
        synchronized (Rt.internal(this)) {
            before = new ArrayList<E>(list);
            seen = version;
        }
        int found = before.indexOf(o);
        if (found < 0) {
            return false;
        }
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    int i = seen == version ? found : placeOf(o, before, found);
                    if (i < 0) {
                        return false;
                    }
                    list.remove(i);
                    version++;
                    return true;
                }
            }
        }
    }

    private int placeOf(Object o, ArrayList<E> before, int found) {
        int n = list.size();
        for (int i = 0; i < Math.min(found, n); i++) {
            if (list.get(i) != before.get(i) && o.equals(list.get(i))) {
                return i;
            }
        }
        for (int i = found; i < n; i++) {
            if (list.get(i) == o && i == found || o.equals(list.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public void clear() {
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    version++;
                    list.clear();
                    return;
                }
            }
        }
    }

    // Writers that apply functions.

    public boolean removeAll(Collection<?> c) {
        java.util.Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        java.util.Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }

    public boolean removeIf(Predicate<? super E> p) {
        java.util.Objects.requireNonNull(p);
        return rewrite(true, copy -> copy.removeIf(p));
    }

    public void replaceAll(UnaryOperator<E> f) {
        java.util.Objects.requireNonNull(f);
        rewrite(false, copy -> {
            copy.replaceAll(f);
            return true;
        });
    }

    public void sort(Comparator<? super E> c) {
        rewrite(false, copy -> {
            copy.sort(c);
            return true;
        });
    }

    /** Changes a copy, which then takes the place of what the list holds if anything has changed. The functions may themselves
        have written: that is lost, or an exception. */
    private boolean rewrite(boolean fails, Predicate<ArrayList<E>> change) {
        Task before;
        int expected;
        ArrayList<E> copy;
        while (true) {
            synchronized (Rt.internal(this)) {
                if (free()) {
                    before = writer;
                    writer = Rt.currentTask();
                    expected = version;
                    copy = new ArrayList<E>(list);
                    break;
                }
            }
        }
        boolean changed = false;
        try {
            changed = change.test(copy);
        } finally {
            synchronized (Rt.internal(this)) {
                writer = before;
                if (changed) {
                    if (fails && version != expected) {
                        throw new ConcurrentModificationException();
                    }
                    version++;
                    list.clear();
                    list.addAll(copy);
                }
            }
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    /** Over what the list holds now, and for reading only. */
    public ListIterator<E> listIterator(int index) {
        return new ReadOnlyListIterator<E>(snapshot().listIterator(index));
    }

    public List<E> subList(int from, int to) {
        synchronized (Rt.internal(this)) {
            if (from < 0 || to > list.size() || from > to) {
                throw new IndexOutOfBoundsException();
            }
            return new Part(from, to - from);
        }
    }

    /** A part, which is of no use any more once the array has been replaced by others. */
    private final class Part extends IndexedList<E> implements RandomAccess {
        // They belong to the section of the list.
        private final int from;
        private int size;
        private int expected = version;

        Part(int from, int size) {
            this.from = from;
            this.size = size;
            Rt.own(CopyOnWriteArrayList.this, this);
        }

        protected boolean $same(Object a, Object b) {
            return Objects.equals(a, b);
        }

        private void check(int i, int end) {
            if (i < 0 || i >= end) {
                throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + size);
            }
            current();
        }

        private void current() {
            if (version != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private ArrayList<E> items() {
            synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                current();
                return new ArrayList<E>(list.subList(from, from + size));
            }
        }

        public int size() {
            synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                current();
                return size;
            }
        }

        public E get(int i) {
            synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                check(i, size);
                return list.get(from + i);
            }
        }

        public E set(int i, E e) {
            while (true) {
                synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                    if (free()) {
                        check(i, size);
                        expected = ++version;
                        return list.set(from + i, e);
                    }
                }
            }
        }

        public boolean add(E e) {
            insert(-1, e);
            return true;
        }

        public void add(int i, E e) {
            insert(i, e);
        }

        private void insert(int at, E e) {
            while (true) {
                synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                    if (free()) {
                        int i = at < 0 ? size : at;
                        check(i, size + 1);
                        expected = ++version;
                        list.add(from + i, e);
                        size++;
                        return;
                    }
                }
            }
        }

        public E remove(int i) {
            while (true) {
                synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                    if (free()) {
                        check(i, size);
                        expected = ++version;
                        size--;
                        return list.remove(from + i);
                    }
                }
            }
        }

        public void clear() {
            while (true) {
                synchronized (Rt.internal(CopyOnWriteArrayList.this)) {
                    if (free()) {
                        current();
                        expected = ++version;
                        list.subList(from, from + size).clear();
                        size = 0;
                        return;
                    }
                }
            }
        }

        private boolean bulk() {
            return Rt.unsupported("changing many elements of a part of a CopyOnWriteArrayList");
        }

        public boolean removeIf(Predicate<? super E> p) {
            return bulk();
        }

        public boolean removeAll(Collection<?> c) {
            return bulk();
        }

        public boolean retainAll(Collection<?> c) {
            return bulk();
        }

        public void replaceAll(UnaryOperator<E> f) {
            bulk();
        }

        public void sort(Comparator<? super E> c) {
            bulk();
        }

        public Object[] toArray() {
            return items().toArray();
        }

        public <T> T[] toArray(T[] a) {
            return items().toArray(a);
        }

        public int indexOf(Object o) {
            return items().indexOf(o);
        }

        public int lastIndexOf(Object o) {
            return items().lastIndexOf(o);
        }

        public boolean containsAll(Collection<?> c) {
            return items().containsAll(c);
        }

        public Iterator<E> iterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            return new ReadOnlyListIterator<E>(items().listIterator(index));
        }

        public List<E> subList(int from, int to) {
            Rt.unsupported("a part of a part of a CopyOnWriteArrayList");
            return null;
        }
    }
}

/** In the order of insertion. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final CopyOnWriteArrayList<E> list = new CopyOnWriteArrayList<E>();

    public CopyOnWriteArraySet() {
        Rt.own(this, list);
    }

    public CopyOnWriteArraySet(Collection<? extends E> c) {
        this();
        list.addAllAbsent(c);
    }

    public int size() {
        return list.size();
    }

    public boolean contains(Object o) {
        return list.contains(o);
    }

    public boolean containsAll(Collection<?> c) {
        return list.containsAll(c);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set)) {
            return false;
        }
        ArrayList<Object> mine = new ArrayList<Object>(list);
        ArrayList<Object> others = new ArrayList<Object>((Set<?>) o);
        return mine.size() == others.size() && mine.containsAll(others);
    }

    public Object[] toArray() {
        return list.toArray();
    }

    public <T> T[] toArray(T[] a) {
        return list.toArray(a);
    }

    public boolean add(E e) {
        return list.addIfAbsent(e);
    }

    public boolean addAll(Collection<? extends E> c) {
        return list.addAllAbsent(c) > 0;
    }

    public boolean remove(Object o) {
        return list.remove(o);
    }

    public boolean removeAll(Collection<?> c) {
        return list.removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        return list.retainAll(c);
    }

    public boolean removeIf(Predicate<? super E> p) {
        return list.removeIf(p);
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        list.forEach(action);
    }

    public void clear() {
        list.clear();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }

    public Stream<E> stream() {
        return list.stream();
    }

    public Stream<E> parallelStream() {
        return list.parallelStream();
    }
}
