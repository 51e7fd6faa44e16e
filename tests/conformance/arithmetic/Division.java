// integer division truncates, and the remainder has the sign of the dividend.
public class Division {
    public static void main(String[] args) {
        int[] a = {7, -7, 7, -7, 0, 1, -1};
        int[] b = {2, 2, -2, -2, 5, 3, 3};
        for (int i = 0; i < a.length; i++) {
            System.out.println(a[i] / b[i] + " " + a[i] % b[i] + " " + Math.floorDiv(a[i], b[i]) + " " + Math.floorMod(a[i], b[i]));
        }
        System.out.println(-7L / 2 + " " + -7L % 2 + " " + Math.floorMod(-7L, 4L) + " " + Math.floorMod(-7L, 4));
        System.out.println(5 / 2 * 2.0 + " " + 5 / 2.0 * 2);
        System.out.println((char) ('a' + 25) + "" + ('z' - 'a') / 2);
    }
}
