// expect: false(no-data-race)

/** The constructor of the superclass starts a thread that reads a final field of the subclass. */
public class ThisEscapesAbove {
    abstract static class Worker {
        final Thread thread;

        Worker() {
            thread = new Thread(this::work);
            thread.start();
        }

        abstract void work();
    }

    static class Printer extends Worker {
        private final String text;

        Printer(String text) {
            this.text = text; //~ race with line 25
        }

        @Override
        void work() {
            System.out.println(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Printer("text").thread.join();
    }
}
