// expect: false(no-data-race)
import static edu.rice.hj.Module1.*;

public class Lost {
    static int votes;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> votes++); //~ race with line 10
            async(() -> votes++);
        }));
    }
}
