import java.util.Scanner;

public class Sum {
    public static void main(final String[] args) {
        final Scanner in = new Scanner(System.in);
        int sum = 0;
        for (int left = in.nextInt(); left > 0; left--) {
            sum += in.nextInt();
        }
        System.out.println(sum);
    }
}
