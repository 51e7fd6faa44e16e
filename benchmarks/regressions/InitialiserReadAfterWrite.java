// expect: true
// note: Twin of InitialiserReadBesideWriteRace: the root writes before the task exists.

import static edu.rice.hj.Module2.*;

public class InitialiserReadAfterWrite {
    static int start;

    static class Table {
        static int height = start;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            start = 0;
            async(() -> {
                if (Table.height == 0) {
                    System.out.println("flat");
                }
            });
            assert Table.height == 0;
        });
    }
}
