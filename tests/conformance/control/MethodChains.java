// fluent calls and recursion through interfaces.
interface Node {
    int eval();

    default Node plus(int n) {
        return () -> eval() + n;
    }

    default Node times(int n) {
        return () -> eval() * n;
    }

    static Node of(int n) {
        return () -> n;
    }
}

public class MethodChains {
    public static void main(String[] args) {
        System.out.println(Node.of(2).plus(3).times(4).plus(1).eval());
        Node n = Node.of(1);
        for (int i = 1; i <= 10; i++) n = n.times(i);
        System.out.println(n.eval());
        System.out.println(new StringBuilder().append(1).append("a").reverse().append(true).insert(0, 'x').toString().toUpperCase().substring(1).length());
    }
}
