import static edu.rice.hj.Module1.*;

public class Foo {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                async(() -> x = 2);
            });
            System.out.println(x);
        });
    }
}
