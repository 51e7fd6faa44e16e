// a doubly linked list with a private node class.
public class LinkedStructures {
    static class DList<T> {
        private class Node {
            T v;
            Node prev = this, next = this;
        }

        private final Node root = new Node();
        private int size;

        void addLast(T v) {
            insert(root.prev, v);
        }

        void addFirst(T v) {
            insert(root, v);
        }

        private void insert(Node at, T v) {
            Node n = new Node();
            n.v = v;
            n.prev = at;
            n.next = at.next;
            at.next.prev = n;
            at.next = n;
            size++;
        }

        T removeFirst() {
            if (size == 0) return null;
            Node n = root.next;
            n.next.prev = root;
            root.next = n.next;
            size--;
            return n.v;
        }

        String shown(boolean back) {
            StringBuilder b = new StringBuilder();
            for (Node n = back ? root.prev : root.next; n != root; n = back ? n.prev : n.next) b.append(n.v).append(' ');
            return b.toString().trim();
        }
    }

    public static void main(String[] args) {
        DList<String> l = new DList<>();
        l.addLast("b");
        l.addLast("c");
        l.addFirst("a");
        System.out.println(l.shown(false) + "|" + l.shown(true) + "|" + l.size);
        System.out.println(l.removeFirst() + l.removeFirst() + l.removeFirst() + l.removeFirst());
    }
}
