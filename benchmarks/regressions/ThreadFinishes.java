// expect: true
// note: a thread has a finish of its own, whatever finish it is started in
import static edu.rice.pcdp.PCDP.async;
import static edu.rice.pcdp.PCDP.finish;

public class ThreadFinishes {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            finish(() -> async(() -> n = 2));
            assert n == 2;
        });
        finish(() -> t.start());
        t.join();
    }
}
