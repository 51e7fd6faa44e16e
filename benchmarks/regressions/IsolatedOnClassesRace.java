// expect: false(no-data-race)
// tasks: 3
// note: Sections on different classes do not.
import static edu.rice.hj.Module1.*;

public class IsolatedOnClassesRace {
    static int a;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async(() -> isolated(IsolatedOnClassesRace.class, () -> a++)); //~ race with line 12
            async(() -> isolated(Object.class, () -> a++));
        });
    }
}
