// expect: true
// note: Waiting in the monitor of a class, in that of a static method.
public class WaitOnClass {
    static boolean ready;

    static synchronized void tell() {
        ready = true;
        WaitOnClass.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(WaitOnClass::tell).start();
        synchronized (WaitOnClass.class) {
            while (!ready) {
                WaitOnClass.class.wait();
            }
        }
    }
}
