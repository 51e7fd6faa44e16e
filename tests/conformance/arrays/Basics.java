// creation, defaults, lengths, aliases, clone.
public class Basics {
    public static void main(String[] args) {
        int[] a = new int[3];
        int[] b = {1, 2, 3,};
        int c[] = new int[] {}, d = 5;
        String[] s = new String[2];
        boolean[] f = new boolean[1];
        double[] g = new double[1];
        char[] h = new char[2];
        System.out.println(a[0] + " " + b.length + " " + c.length + " " + d + " " + s[1] + " " + f[0] + " " + g[0] + " " + (int) h[1]);
        int[] alias = b;
        alias[0] = 9;
        int[] copy = b.clone();
        copy[1] = 8;
        System.out.println(b[0] + " " + b[1] + " " + (alias == b) + " " + (copy == b) + " " + copy.length);
        try {
            b[3] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            b[-1]++;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] n = new int[-5];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        long big = 0;
        for (int v : new int[] {1, 2, 3}) {
            big += v;
        }
        System.out.println(big + new int[4].length + new int[] {7, 8}[1]);
        Object o = b;
        System.out.println(((int[]) o)[2] + " " + (o instanceof int[]) + " " + (o instanceof Object[]));
        byte[] bytes = {1, -1, 'a', (byte) 200};
        System.out.println(bytes[2] + bytes[3]);
        final int[] fixed = {1};
        fixed[0]++;
        System.out.println(fixed[0]);
    }
}
