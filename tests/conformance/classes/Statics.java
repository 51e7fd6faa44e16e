// static counters, static nested classes, access through instances.
public class Statics {
    static int count;
    int id = ++count;

    static class Node {
        int value;
        Node next;
        static int nodes;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
            nodes++;
        }
    }

    static Statics make() {
        System.out.println("make");
        return null;
    }

    static int sum(Node n) {
        return n == null ? 0 : n.value + sum(n.next);
    }

    public static void main(String[] args) {
        new Statics();
        Statics s = new Statics();
        System.out.println(count + " " + s.id + " " + s.count);
        System.out.println(make().count);
        Node list = new Node(1, new Node(2, new Node(3, null)));
        System.out.println(sum(list) + " " + Node.nodes + " " + list.next.next.value);
        Node reversed = null;
        while (list != null) {
            Node next = list.next;
            list.next = reversed;
            reversed = list;
            list = next;
        }
        for (Node n = reversed; n != null; n = n.next) {
            System.out.print(n.value + " ");
        }
        System.out.println("");
    }
}
