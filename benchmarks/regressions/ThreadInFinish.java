// expect: false(exception)
// note: a thread is in no finish, wherever it is started
import static edu.rice.pcdp.PCDP.async;
import static edu.rice.pcdp.PCDP.finish;

public class ThreadInFinish {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> async(() -> n = 2)); //~ exception: IllegalStateException
        finish(() -> t.start());
        t.join();
    }
}
