// expect: false(no-data-race)
// note: where the task is first to use the class, it reads what main writes
import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.launchHabaneroApp;

public class InitialiserReadsOtherRace {
    static int base;

    static class Table {
        static int start = base + 1; //~ race with line 21
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> {
                if (Table.start < 0) {
                    return;
                }
            });
            base = 0;
            if (Table.start < 0) {
                return;
            }
        }));
    }
}
