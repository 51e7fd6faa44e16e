// expect: false(assertion)
// note: the initialiser hands what it has made to a thread that does not wait for the class
public class InitialiserHandsOn {
    static final class Box {
        int value;
    }

    static final class Writer extends Thread {
        private final Box box;

        Writer(Box box) {
            this.box = box;
        }

        public void run() {
            synchronized (InitialiserHandsOn.class) {
                box.value = 1;
            }
        }
    }

    static class Table {
        static int seen;

        static {
            Box box = new Box();
            new Writer(box).start();
            synchronized (InitialiserHandsOn.class) {
                box.value++;
                seen = box.value;
            }
        }
    }

    public static void main(String[] args) {
        assert Table.seen != 2; //~ assertion
    }
}
