// columns with printf.
public class TableFormat {
    public static void main(String[] args) {
        String[] names = {"apple", "fig", "watermelon"};
        double[] prices = {1.5, 22.25, 100};
        int[] counts = {3, 12, 100};
        System.out.printf("%-12s|%8s|%5s%n", "name", "price", "n");
        for (int i = 0; i < names.length; i++) {
            System.out.printf("%-12s|%8.2f|%05d%n", names[i], prices[i], counts[i]);
        }
        System.out.println(String.format("%3d%%", 42) + String.format("[%5s][%-5s][%c]", true, null, 'x'));
        System.out.println(String.format("%,d %,.3f %+d %x %o %e", 1234567, 9876.54321, 5, 255, 8, 12345.6789));
    }
}
