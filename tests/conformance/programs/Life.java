// the game of life on a torus.
public class Life {
    static boolean[][] step(boolean[][] w) {
        int n = w.length;
        boolean[][] r = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int c = 0;
                for (int di = -1; di <= 1; di++) {
                    for (int dj = -1; dj <= 1; dj++) {
                        if ((di | dj) != 0 && w[(i + di + n) % n][(j + dj + n) % n]) {
                            c++;
                        }
                    }
                }
                r[i][j] = c == 3 || w[i][j] && c == 2;
            }
        }
        return r;
    }

    public static void main(String[] args) {
        String[] start = {".....", "..#..", "...#.", ".###.", "....."};
        boolean[][] w = new boolean[5][5];
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                w[i][j] = start[i].charAt(j) == '#';
            }
        }
        for (int t = 0; t < 3; t++) {
            w = step(w);
        }
        for (boolean[] row : w) {
            StringBuilder b = new StringBuilder();
            for (boolean c : row) {
                b.append(c ? '#' : '.');
            }
            System.out.println(b);
        }
    }
}
