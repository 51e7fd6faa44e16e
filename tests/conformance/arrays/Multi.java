// arrays of arrays, ragged ones, partial dimensions.
public class Multi {
    public static void main(String[] args) {
        int[][] m = new int[2][3];
        m[1][2] = 5;
        int[][] ragged = {{1}, {2, 3}, {}, null};
        int[][][] cube = new int[2][2][];
        String[][] names = {{"a", "b"}, {"c"}};
        int total = 0;
        for (int[] row : m) {
            for (int v : row) {
                total += v;
            }
        }
        System.out.println(total + " " + m.length + m[0].length + " " + ragged[1][1] + ragged[2].length + " " + (ragged[3] == null) + " " + cube[1][1] + " " + names[1][0]);
        cube[0][1] = new int[] {4, 5};
        System.out.println(cube[0][1][1]);
        m[0] = m[1];
        m[0][0] = 7;
        System.out.println(m[1][0]);
        int[][] shallow = m.clone();
        shallow[0][1] = 6;
        shallow[1] = null;
        System.out.println(m[0][1] + " " + (m[1] == null));
        long[] row[] = {{1L}, {2L, 3L}};
        System.out.println(row[1][1]);
        int[][] triangle = new int[5][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
        }
        System.out.println(java.util.Arrays.deepToString(triangle));
        double[][] x = {{1, 2}, {3, 4}}, y = {{0, 1}, {1, 0}}, z = new double[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                for (int k = 0; k < 2; k++) {
                    z[i][j] += x[i][k] * y[k][j];
                }
            }
        }
        System.out.println(java.util.Arrays.deepToString(z));
        try {
            ragged[3][0] = 1;
        } catch (NullPointerException e) {
            System.out.println("null row");
        }
        Object[] objects = m;
        System.out.println(objects[0] == m[0]);
    }
}
