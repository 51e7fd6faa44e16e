// transpose, spiral, multiplication, identity.
public class Matrix {
    static int[][] transpose(int[][] m) {
        int[][] t = new int[m[0].length][m.length];
        for (int i = 0; i < m.length; i++) for (int j = 0; j < m[i].length; j++) t[j][i] = m[i][j];
        return t;
    }

    static String spiral(int[][] m) {
        StringBuilder b = new StringBuilder();
        int top = 0, left = 0, bottom = m.length - 1, right = m[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) b.append(m[top][j]).append(' ');
            top++;
            for (int i = top; i <= bottom; i++) b.append(m[i][right]).append(' ');
            right--;
            if (top <= bottom) for (int j = right; j >= left; j--) b.append(m[bottom][j]).append(' ');
            bottom--;
            if (left <= right) for (int i = bottom; i >= top; i--) b.append(m[i][left]).append(' ');
            left++;
        }
        return b.toString();
    }

    public static void main(String[] args) {
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(java.util.Arrays.deepToString(transpose(m)) + " " + spiral(m));
        long[][] fib = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
        for (int k = 0; k < 50; k++) {
            long[][] n = new long[2][2];
            for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int x = 0; x < 2; x++) n[i][j] += r[i][x] * fib[x][j];
            r = n;
        }
        System.out.println(r[0][1]);
    }
}
