// expect: false(no-data-race)
// note: the initialiser hands what it has made to a thread that does not wait for the class
public class InitialiserHandsOnRace {
    static final class Box {
        int value;
    }

    static final class Writer extends Thread {
        private final Box box;

        Writer(Box box) {
            this.box = box;
        }

        public void run() {
            box.value = 1; //~ race with line 27
        }
    }

    static class Table {
        static int seen;

        static {
            Box box = new Box();
            new Writer(box).start();
            synchronized (InitialiserHandsOnRace.class) {
                box.value++;
                seen = 1;
            }
        }
    }

    public static void main(String[] args) {
        assert Table.seen != 2;
    }
}
