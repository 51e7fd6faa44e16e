// expect: false(no-data-race)
// note: Only the first write in the monitor races: beside the second one, the other task cannot have been in it.

public class NestedLocks {
    static int x;
    public static void main(String[] args) throws Exception {
        Object l = new Object();
        Object b = new Object();
        Thread u = new Thread(() -> {
            synchronized (l) {
                x = 1; //~ race with line 21
                synchronized (b) { //~ deadlock
                }
                x = 2;
            }
        });
        Thread w = new Thread(() -> {
            synchronized (b) {
                synchronized (l) { //~ deadlock
                }
                x = 3;
            }
        });
        u.start();
        w.start();
        u.join(); //~ deadlock
        w.join();
    }
}
