import java.util.*;

// stacks and queues in small algorithms.
public class Stacks {
    static int rpn(String s) {
        Deque<Integer> st = new ArrayDeque<>();
        for (String t : s.split(" ")) {
            switch (t) {
                case "+" -> st.push(st.pop() + st.pop());
                case "*" -> st.push(st.pop() * st.pop());
                case "-" -> {
                    int b = st.pop(), a = st.pop();
                    st.push(a - b);
                }
                default -> st.push(Integer.parseInt(t));
            }
        }
        return st.pop();
    }

    static int josephus(int n, int k) {
        Queue<Integer> q = new LinkedList<>();
        for (int i = 1; i <= n; i++) q.add(i);
        while (q.size() > 1) {
            for (int i = 1; i < k; i++) q.add(q.remove());
            q.remove();
        }
        return q.element();
    }

    public static void main(String[] args) {
        System.out.println(rpn("3 4 + 2 *") + " " + rpn("5 1 2 + 4 * + 3 -") + " " + josephus(7, 3));
        Deque<String> undo = new LinkedList<>();
        for (String s : "a b c".split(" ")) undo.push(s);
        undo.addLast("z");
        System.out.println(undo + undo.pop() + undo.pollLast() + undo.peekFirst());
    }
}
