// expect: false(no-data-race)
import java.util.concurrent.FutureTask;

/** What a class of the library has for itself does not hide what stands around a subclass. */
public class OuterNotPrivate {
    static int n;

    static void perform() {
        n++; //~ race with line 20
    }

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) {
            @Override public void run() {
                perform();
                super.run();
            }
        };
        new Thread(f).start();
        n++;
        f.get();
    }
}
