// expect: false(no-deadlock)
// tasks: 4
// note: Of three that want to meet, one is left alone.

import java.util.concurrent.Exchanger;

public class ExchangerAlone {
    public static void main(String[] args) { //~ deadlock
        Exchanger<String> exchanger = new Exchanger<>();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    exchanger.exchange("mine"); //~ deadlock
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
