// System.arraycopy, overlapping and failing.
public class Copying {
    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(java.util.Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3);
        System.out.println(java.util.Arrays.toString(a));
        String[] s = new String[3];
        System.arraycopy(new Object[] {"x", "y"}, 0, s, 1, 2);
        System.out.println(s[1] + s[2]);
        try {
            System.arraycopy(a, 3, a, 0, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        try {
            System.arraycopy(new Object[] {"z", 1}, 0, s, 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println("store " + s[0]);
        }
        try {
            System.arraycopy(a, 0, new long[5], 0, 1);
        } catch (ArrayStoreException e) {
            System.out.println("types");
        }
    }
}
