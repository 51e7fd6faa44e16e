// expect: true
// args: 3 habanero
// main: Kitchen
// note: The main class is the second one of the file, and the program reads its arguments.

import static edu.rice.hj.Module1.*;

class Pot {
    static int x = 0;
}

class Kitchen {
    public static void main(final String[] args) {
        final int n = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Pot.x = n;
                });
            });
            assert Pot.x == 3 && args[1].equals("habanero");
        });
    }
}
