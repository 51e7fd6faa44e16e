import java.util.function.BiConsumer;

// a generic stack, queue and tree map of one's own.
class Stack<E> {
    private Object[] items = new Object[2];
    private int size;

    void push(E e) {
        if (size == items.length) {
            items = java.util.Arrays.copyOf(items, size * 2);
        }
        items[size++] = e;
    }

    @SuppressWarnings("unchecked")
    E pop() {
        if (size == 0) {
            throw new RuntimeException("empty");
        }
        E e = (E) items[--size];
        items[size] = null;
        return e;
    }
}

class Tree<K extends Comparable<K>, V> {
    private static class Node<K, V> {
        final K key;
        V value;
        Node<K, V> left, right;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node<K, V> root;
    private int size;

    V put(K key, V value) {
        Node<K, V> parent = null;
        Node<K, V> at = root;
        int c = 0;
        while (at != null) {
            parent = at;
            c = key.compareTo(at.key);
            if (c == 0) {
                V old = at.value;
                at.value = value;
                return old;
            }
            at = c < 0 ? at.left : at.right;
        }
        Node<K, V> n = new Node<>(key, value);
        if (parent == null) {
            root = n;
        } else if (c < 0) {
            parent.left = n;
        } else {
            parent.right = n;
        }
        size++;
        return null;
    }

    void each(BiConsumer<? super K, ? super V> f) {
        each(root, f);
    }

    private void each(Node<K, V> n, BiConsumer<? super K, ? super V> f) {
        if (n != null) {
            each(n.left, f);
            f.accept(n.key, n.value);
            each(n.right, f);
        }
    }

    int depth() {
        return depth(root);
    }

    private static int depth(Node<?, ?> n) {
        return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right));
    }
}

public class Containers {
    public static void main(String[] args) {
        Stack<String> s = new Stack<>();
        for (String w : "to be or not".split(" ")) {
            s.push(w);
        }
        System.out.println(s.pop() + s.pop() + s.pop() + s.pop());
        try {
            s.pop();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        Tree<String, Integer> t = new Tree<>();
        for (String w : new String[] {"m", "c", "x", "a", "d", "c"}) {
            Integer old = t.put(w, w.charAt(0) - 'a');
            if (old != null) {
                System.out.println("replaced " + old);
            }
        }
        t.each((k, v) -> System.out.print(k + "=" + v + " "));
        System.out.println(t.depth());
        Stack<Integer> numbers = new Stack<>();
        numbers.push(1);
        numbers.push(2);
        int sum = numbers.pop() + numbers.pop();
        System.out.println(sum);
    }
}
