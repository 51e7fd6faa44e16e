// expect: true
// note: Two threads take turns. The end of a thread notifies in its monitor.

import java.util.ArrayList;
import java.util.List;

public class LibMonitorTurns {
    private final List<String> log = new ArrayList<>();
    private int turn;

    synchronized void say(int me, int next, String text) throws InterruptedException {
        while (turn != me) {
            wait();
        }
        log.add(text);
        turn = next;
        notifyAll();
    }

    static class Speaker extends Thread {
        private final LibMonitorTurns turns;
        private final int me;

        Speaker(LibMonitorTurns turns, int me) {
            this.turns = turns;
            this.me = me;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 3; i++) {
                    turns.say(me, 1 - me, (me == 0 ? "ping " : "pong ") + i);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LibMonitorTurns turns = new LibMonitorTurns();
        Speaker a = new Speaker(turns, 0);
        Speaker b = new Speaker(turns, 1);
        b.start();
        a.start();
        synchronized (a) {
            while (a.isAlive()) {
                a.wait();
            }
        }
        a.join();
        b.join();
        assert turns.log.toString().equals("[ping 0, pong 0, ping 1, pong 1, ping 2, pong 2]");
    }
}
