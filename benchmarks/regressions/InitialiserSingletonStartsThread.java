// expect: true
// note: The singleton's constructor starts a thread; its run() uses a static that is initialised later: getstatic waits for the end of <clinit> (java -ea: fine
import java.util.concurrent.*;

class Log implements Runnable {
    private static final Log INSTANCE = new Log();
    private static final BlockingQueue<String> q = new LinkedBlockingQueue<>();
    private final Thread t;
    private Log() {
        t = new Thread(this);
        t.start();
    }
    public void run() {
        try {
            while (!q.take().equals("stop")) {
            }
        } catch (InterruptedException e) {
        }
    }
    static void log(String s) {
        q.add(s);
    }
    static void close() throws InterruptedException {
        log("stop");
        INSTANCE.t.join();
    }
}

public class InitialiserSingletonStartsThread {
    public static void main(String[] a) throws Exception {
        Log.log("a");
        Log.close();
    }
}
