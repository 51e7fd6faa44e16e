// expect: false(no-data-race)

/** A final field is safe only if it is written before anybody else can have the object: here a thread has it earlier. */
public class ThisEscapes {
    final int limit;
    int seen;

    ThisEscapes(Thread[] started) {
        started[0] = new Thread(this::look);
        started[0].start();
        limit = 42; //~ race with line 15
    }

    void look() {
        seen = limit;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] started = new Thread[1];
        new ThisEscapes(started);
        started[0].join();
    }
}
