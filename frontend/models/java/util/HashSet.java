package java.util;

import scoville.Rt;

public class HashSet<E> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    final HashMap<E, Boolean> map;

    public HashSet() {
        map = new HashMap<E, Boolean>();
        Rt.own(this, map);
    }

    public HashSet(int capacity) {
        map = new HashMap<E, Boolean>(capacity);
        Rt.own(this, map);
    }

    public HashSet(Collection<? extends E> c) {
        map = new HashMap<E, Boolean>(Math.max((int) (c.size() / 0.75f) + 1, 16));
        Rt.own(this, map);
        addAll(c);
    }

    public HashSet(int capacity, float load) {
        map = new HashMap<E, Boolean>(capacity, load);
        Rt.own(this, map);
    }

    public Object clone() {
        HashSet<E> s = new HashSet<E>(map.clone());
        return s;
    }

    HashSet(HashMap<E, Boolean> map) {
        this.map = map;
        Rt.own(this, map);
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        return map.put(e, true) == null;
    }

    public boolean remove(Object o) {
        return map.remove(o) != null;
    }

    public void clear() {
        map.clear();
    }

    public void scovilleEach(java.util.function.Consumer<? super E> action) {
        map.keySet().scovilleEach(action);
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public Object[] toArray() {
        return map.keySet().toArray();
    }

    public <T> T[] toArray(T[] a) {
        return map.keySet().toArray(a);
    }
}

public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<E, Boolean>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<E, Boolean>(capacity));
    }

    public LinkedHashSet(int capacity, float load) {
        super(new LinkedHashMap<E, Boolean>(capacity, load));
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(new LinkedHashMap<E, Boolean>());
        addAll(c);
    }

    public SequencedSet<E> reversed() {
        scoville.Rt.unsupported("the reversed view of a linked set");
        return null;
    }

    public void addFirst(E e) {
        ((LinkedHashMap<E, Boolean>) map).putFirst(e, Boolean.TRUE);
    }

    public void addLast(E e) {
        ((LinkedHashMap<E, Boolean>) map).putLast(e, Boolean.TRUE);
    }

    private E present(Map.Entry<E, Boolean> e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.getKey();
    }

    public E getFirst() {
        return present(((LinkedHashMap<E, Boolean>) map).firstEntry());
    }

    public E getLast() {
        return present(((LinkedHashMap<E, Boolean>) map).lastEntry());
    }

    public E removeFirst() {
        return present(((LinkedHashMap<E, Boolean>) map).pollFirstEntry());
    }

    public E removeLast() {
        return present(((LinkedHashMap<E, Boolean>) map).pollLastEntry());
    }
}
