// expect: true
/** The thread of main ends with it, although the program goes on. */
public class MainIsJoined {
    static int result;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            assert result == 7 && !main.isAlive() && main.getState() == Thread.State.TERMINATED;
        }).start();
        assert main.isAlive();
        result = 7;
    }
}
