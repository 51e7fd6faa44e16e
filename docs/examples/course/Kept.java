// expect: true
import static edu.rice.hj.Module1.*;

public class Kept {
    static int votes;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> isolated(() -> votes++));
            async(() -> isolated(() -> votes++));
        }));
    }
}
