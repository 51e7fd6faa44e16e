// mutual, deep, and with memory.
public class Recursion {
    static int depth = 0;

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static void hanoi(int n, char from, char to, char via) {
        if (n == 0) {
            return;
        }
        hanoi(n - 1, from, via, to);
        System.out.print(from + "" + to + " ");
        hanoi(n - 1, via, to, from);
    }

    static void permute(String prefix, String rest) {
        if (rest.isEmpty()) {
            System.out.print(prefix + " ");
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
        }
    }

    static int queens(int row, int[] at) {
        if (row == at.length) {
            return 1;
        }
        int n = 0;
        next:
        for (int c = 0; c < at.length; c++) {
            for (int r = 0; r < row; r++) {
                if (at[r] == c || Math.abs(at[r] - c) == row - r) {
                    continue next;
                }
            }
            at[row] = c;
            n += queens(row + 1, at);
        }
        return n;
    }

    static int down(int n) {
        depth++;
        return n == 0 ? 0 : 1 + down(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(even(10) + " " + odd(7));
        hanoi(3, 'A', 'C', 'B');
        System.out.println("");
        permute("", "abc");
        System.out.println("");
        System.out.println(queens(0, new int[5]));
        System.out.println(down(300) + " " + depth);
        long[] memo = new long[60];
        java.util.function.IntFunction<Long>[] fib = new java.util.function.IntFunction[1];
        fib[0] = n -> n < 2 ? (long) n : memo[n] != 0 ? memo[n] : (memo[n] = fib[0].apply(n - 1) + fib[0].apply(n - 2));
        System.out.println(fib[0].apply(50));
    }
}
