// expect: false(no-deadlock)
// note: Two tasks that wait for each other are stuck, also beside one that goes on for ever.

public class EndlessForksCrossed {
    static void eat(Object first, Object second) {
        while (true) {
            synchronized (first) { //~ deadlock
                synchronized (second) { //~ deadlock
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Object b = new Object();
        Thread[] all = {new Thread(() -> eat(a, b)), new Thread(() -> eat(b, a)), new Thread(() -> eat(new Object(), new Object()))};
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join(); //~ deadlock
        }
    }
}
