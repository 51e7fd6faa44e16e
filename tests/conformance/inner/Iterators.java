import java.util.Iterator;
import java.util.NoSuchElementException;

// an inner iterator and a linked list.
class Chain<T> implements Iterable<T> {
    private class Node {
        T value;
        Node next;

        Node(T value) {
            this.value = value;
        }
    }

    private Node head, tail;
    private int size;

    Chain<T> add(T t) {
        Node n = new Node(t);
        if (head == null) {
            head = tail = n;
        } else {
            tail = tail.next = n;
        }
        size++;
        return this;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node at = head;

            @Override
            public boolean hasNext() {
                return at != null;
            }

            @Override
            public T next() {
                if (at == null) {
                    throw new NoSuchElementException("end of " + size);
                }
                T v = at.value;
                at = at.next;
                return v;
            }
        };
    }
}

class Range implements Iterable<Integer> {
    final int lo, hi;

    Range(int lo, int hi) {
        this.lo = lo;
        this.hi = hi;
    }

    public Iterator<Integer> iterator() {
        int[] at = {lo};
        return new Iterator<>() {
            public boolean hasNext() {
                return at[0] < hi;
            }

            public Integer next() {
                return at[0]++;
            }
        };
    }
}

public class Iterators {
    public static void main(String[] args) {
        Chain<String> c = new Chain<String>().add("a").add("b").add("c");
        for (String s : c) {
            System.out.print(s + " ");
        }
        int sum = 0;
        for (int i : new Range(1, 5)) {
            for (Integer j : new Range(0, i)) {
                sum += j;
            }
        }
        System.out.println(sum);
        c.forEach(s -> System.out.print(s + s + " "));
        Iterator<String> it = c.iterator();
        it.next();
        it.forEachRemaining(s -> System.out.print("rest " + s + " "));
        System.out.println("");
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }
}
