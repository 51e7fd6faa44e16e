// expect: false(no-data-race)
// note: The task may initialise Table while the root writes what the initialiser reads. (The assertion fails as well, but
// note: a race comes first.)

import static edu.rice.hj.Module2.*;

public class InitialiserReadBesideWriteRace {
    static int start;

    static class Table {
        static int height = start; //~ race with line 21
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                if (Table.height == 0) {
                    System.out.println("flat");
                }
            });
            start = 0;
            assert Table.height != 0; //~ assertion
        });
    }
}
