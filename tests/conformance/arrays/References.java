// arrays of objects share them.
public class References {
    static class Cell {
        int v;
    }

    public static void main(String[] args) {
        Cell[] a = new Cell[3];
        System.out.println(a[0] == null);
        java.util.Arrays.fill(a, new Cell());
        a[0].v = 7;
        System.out.println(a[2].v);
        for (int i = 0; i < a.length; i++) {
            a[i] = new Cell();
            a[i].v = i;
        }
        Cell[] b = a.clone();
        b[0].v = 9;
        b[1] = new Cell();
        System.out.println(a[0].v + " " + a[1].v + " " + (a[2] == b[2]));
        int[][] shared = new int[2][];
        shared[0] = shared[1] = new int[] {1};
        shared[0][0]++;
        System.out.println(shared[1][0]);
        StringBuilder[] sb = {new StringBuilder("a"), null};
        sb[0].append("b");
        try {
            sb[1].append("c");
        } catch (NullPointerException e) {
            System.out.println(sb[0]);
        }
    }
}
