package java.util;

/** A view of a list from its end. */
final class ReversedList<E> extends AbstractList<E> {
    private final List<E> list;

    ReversedList(List<E> list) {
        this.list = list;
    }

    private int at(int i) {
        int n = list.size();
        return n - 1 - Objects.checkIndex(i, n);
    }

    private int gap(int i) {
        int n = list.size();
        if (i < 0 || i > n) {
            throw new IndexOutOfBoundsException("Index: " + i + ", Size: " + n);
        }
        return n - i;
    }

    private List<E> turned(Collection<? extends E> c) {
        Object[] a = c.toArray();
        int n = a.length;
        for (int i = 0; i < n / 2; i++) {
            Object x = a[i];
            a[i] = a[n - 1 - i];
            a[n - 1 - i] = x;
        }
        return (List<E>) Arrays.asList(a);
    }

    public List<E> reversed() {
        return list;
    }

    public int size() {
        return list.size();
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public E get(int i) {
        return list.get(at(i));
    }

    public E set(int i, E e) {
        return list.set(at(i), e);
    }

    public boolean add(E e) {
        list.add(0, e);
        return true;
    }

    public void add(int i, E e) {
        list.add(gap(i), e);
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size(), c);
    }

    public boolean addAll(int i, Collection<? extends E> c) {
        int to = gap(i);
        List<E> items = turned(c);
        if (items.isEmpty()) {
            return false;
        }
        list.addAll(to, items);
        return true;
    }

    public E remove(int i) {
        return list.remove(at(i));
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (Objects.equals(o, it.next())) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public void clear() {
        list.clear();
    }

    public boolean contains(Object o) {
        return list.contains(o);
    }

    public int indexOf(Object o) {
        int i = list.lastIndexOf(o);
        return i < 0 ? -1 : list.size() - 1 - i;
    }

    public int lastIndexOf(Object o) {
        int i = list.indexOf(o);
        return i < 0 ? -1 : list.size() - 1 - i;
    }

    public void sort(Comparator<? super E> order) {
        list.sort(order == null ? (Comparator<E>) Collections.reverseOrder() : Collections.reverseOrder((Comparator<E>) order));
    }

    public Object[] toArray() {
        return turned(list).toArray();
    }

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int from) {
        ListIterator<E> it = list.listIterator(gap(from));
        return new ListIterator<E>() {
            public boolean hasNext() {
                return it.hasPrevious();
            }

            public E next() {
                return it.previous();
            }

            public boolean hasPrevious() {
                return it.hasNext();
            }

            public E previous() {
                return it.next();
            }

            public int nextIndex() {
                return list.size() - it.nextIndex();
            }

            public int previousIndex() {
                return nextIndex() - 1;
            }

            public void remove() {
                it.remove();
            }

            public void set(E e) {
                it.set(e);
            }

            public void add(E e) {
                it.add(e);
                it.previous();
            }
        };
    }

    public List<E> subList(int from, int to) {
        int n = list.size();
        Objects.checkFromToIndex(from, to, n);
        return new ReversedList<E>(list.subList(n - to, n - from));
    }
}
