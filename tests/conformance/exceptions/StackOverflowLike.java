// deep recursion that ends by an exception of its own.
public class StackOverflowLike {
    static int depth;

    static void down(int limit) {
        depth++;
        if (depth == limit) {
            throw new UnsupportedOperationException("too deep");
        }
        down(limit);
    }

    public static void main(String[] args) {
        try {
            down(200);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage() + " " + depth);
        }
    }
}
