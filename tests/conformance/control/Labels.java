// labelled break and continue.
public class Labels {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                if (j == 2) {
                    continue outer;
                }
                if (i == 2) {
                    break outer;
                }
                System.out.print(i + "" + j + " ");
            }
        }
        System.out.println("");
        block: {
            if (args.length == 0) {
                break block;
            }
            System.out.println("not reached");
        }
        int n = 0;
        first:
        while (true) {
            second:
            do {
                n++;
                if (n < 3) {
                    continue first;
                }
                if (n < 5) {
                    continue second;
                }
                if (n > 6) {
                    break first;
                }
            } while (n < 100);
        }
        System.out.println(n);
        label:
        try {
            if (n > 0) {
                break label;
            }
        } finally {
            System.out.println("finally");
        }
        search:
        {
            for (int[] row : new int[][] {{1, 2}, {3, 4}}) {
                for (int v : row) {
                    if (v == 3) {
                        System.out.println("found");
                        break search;
                    }
                }
            }
            System.out.println("missing");
        }
    }
}
