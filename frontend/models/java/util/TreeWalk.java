package java.util;

/** Goes through a tree, or a part of one, from a node to the next one above it, or below it. */
abstract class TreeWalk<K, V, T> implements Iterator<T> {
    private final TreeMap<K, V> tree;
    private final boolean up;
    private TreeMap.Node<K, V> next;
    private TreeMap.Node<K, V> last;
    private int expected;
    /** Where a part ends. */
    private boolean fenced;
    private K fence;
    private boolean strict;

    TreeWalk(TreeMap<K, V> tree, boolean up, TreeMap.Node<K, V> first) {
        this.tree = tree;
        this.up = up;
        expected = tree.modCount;
        next = first;
    }

    /** That of a part ends in front of this node, wherever its key may be then; null is for no end. */
    TreeWalk<K, V, T> until(TreeMap.Node<K, V> end) {
        fenced = end != null;
        fence = end == null ? null : end.key;
        return this;
    }

    /** That of a stream looks for changes after each element. */
    TreeWalk<K, V, T> strict() {
        strict = true;
        return this;
    }

    abstract T item(TreeMap.Node<K, V> x);

    private void check() {
        if (tree.modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean hasNext() {
        if (strict && last != null) {
            check();
        }
        return next != null && (!fenced || next.key != fence);
    }

    public T next() {
        TreeMap.Node<K, V> x = next;
        if (x == null || fenced && x.key == fence) {
            throw new NoSuchElementException();
        }
        check();
        next = TreeMap.neighbour(x, up);
        last = x;
        return item(x);
    }

    public void remove() {
        if (last == null) {
            throw new IllegalStateException();
        }
        check();
        // The node will have the key of the one behind it.
        if (up && last.left != null && last.right != null) {
            next = last;
        }
        tree.delete(last);
        last = null;
        expected = tree.modCount;
    }

    static final class Entries<K, V> extends TreeWalk<K, V, Map.Entry<K, V>> {
        Entries(TreeMap<K, V> tree, boolean up, TreeMap.Node<K, V> first) {
            super(tree, up, first);
        }

        Map.Entry<K, V> item(TreeMap.Node<K, V> x) {
            return x;
        }
    }

    static final class Keys<K, V> extends TreeWalk<K, V, K> {
        Keys(TreeMap<K, V> tree, boolean up, TreeMap.Node<K, V> first) {
            super(tree, up, first);
        }

        K item(TreeMap.Node<K, V> x) {
            return x.key;
        }
    }

    static final class Values<K, V> extends TreeWalk<K, V, V> {
        Values(TreeMap<K, V> tree, TreeMap.Node<K, V> first) {
            super(tree, true, first);
        }

        V item(TreeMap.Node<K, V> x) {
            return x.value;
        }
    }
}
