// over arrays of all types, lists, and changed arrays.
public class ForEach {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        for (int x : a) {
            x *= 2;
            a = new int[] {9};
            System.out.print(x + " ");
        }
        System.out.println(a[0]);
        int[] b = {1, 2, 3};
        for (int x : b) {
            b[2] = 100;
            System.out.print(x + " ");
        }
        System.out.println("");
        for (char c : "hey".toCharArray()) System.out.print((char) (c + 1));
        for (long l : new int[] {1, 2}) System.out.print(l + 1L);
        for (Object o : new Object[] {1, "s", null}) System.out.print(o);
        for (final double d : new double[] {0.5}) System.out.print(d);
        for (int[] row : new int[2][2]) for (int cell : row) System.out.print(cell);
        for (Integer i : java.util.Arrays.asList(4, 5)) System.out.print(i + i);
        for (int i : java.util.List.of(6)) System.out.print(i);
        System.out.println("");
        int[] none = null;
        try {
            for (int x : none) System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
