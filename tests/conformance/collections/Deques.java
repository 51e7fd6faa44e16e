import java.util.*;

// LinkedList, ArrayDeque, Stack, Vector and queues.
public class Deques {
    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>();
        d.push(1);
        d.addLast(2);
        d.offerFirst(0);
        d.offer(3);
        System.out.println(d + " " + d.peek() + " " + d.peekLast() + " " + d.pop() + " " + d.pollLast() + " " + d.removeFirst() + " " + d.size() + " " + d.getFirst() + d.getLast());
        d.clear();
        System.out.println(d.poll() + " " + d.peekFirst() + " " + d.isEmpty());
        for (int i = 0; i < 20; i++) {
            d.addFirst(i);
            if (i % 3 == 0) {
                d.removeLast();
            }
        }
        System.out.println(d + " " + d.contains(15) + " " + d.removeFirstOccurrence(15) + " " + d.size());
        Queue<String> q = new LinkedList<>();
        q.add("a");
        q.offer("b");
        System.out.println(q.peek() + q.poll() + q.remove() + q.poll());
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            q.element();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        LinkedList<Integer> l = new LinkedList<>(List.of(5, 6, 7));
        l.add(1, 55);
        l.addFirst(4);
        l.removeLast();
        l.set(0, 44);
        System.out.println(l + " " + l.indexOf(6) + " " + l.get(2) + " " + l.peekLast() + " " + l.pop() + " " + l.remove(0) + " " + l.contains(55));
        Stack<Character> s = new Stack<>();
        for (char c : "abc".toCharArray()) {
            s.push(c);
        }
        System.out.println(s + " " + s.peek() + s.pop() + s.search('a') + s.empty() + s.get(0));
        Vector<Integer> v = new Vector<>(List.of(1, 2));
        v.addElement(3);
        v.insertElementAt(0, 0);
        System.out.println(v + " " + v.elementAt(1) + v.firstElement() + v.lastElement() + " " + v.size());
        String brackets = "{[()]}(";
        Deque<Character> open = new ArrayDeque<>();
        boolean ok = true;
        for (char c : brackets.toCharArray()) {
            switch (c) {
                case '(', '[', '{' -> open.push(c);
                default -> {
                    char o = open.isEmpty() ? ' ' : open.pop();
                    ok &= o == '(' && c == ')' || o == '[' && c == ']' || o == '{' && c == '}';
                }
            }
        }
        System.out.println(ok + " " + open);
        Iterator<Integer> it = new ArrayDeque<>(List.of(1, 2, 3)).descendingIterator();
        System.out.println(it.next() + it.next());
    }
}
