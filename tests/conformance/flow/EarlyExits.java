// return out of nested statements.
public class EarlyExits {
    static String find(int[][] grid, int wanted) {
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[i].length; j++) {
                switch (grid[i][j] - wanted) {
                    case 0:
                        synchronized (grid) {
                            try {
                                return i + "," + j;
                            } finally {
                                System.out.print("<" + i + ">");
                            }
                        }
                    case 1:
                        break;
                    default:
                        if (grid[i][j] < 0) {
                            return "negative";
                        }
                }
            }
        }
        return "missing";
    }

    public static void main(String[] args) {
        int[][] g = {{1, 2}, {3, 4, 5}, {-1}};
        System.out.println(find(g, 4) + " " + find(g, 1) + " " + find(g, 9));
    }
}
