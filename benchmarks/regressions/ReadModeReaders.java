// expect: true
// note: Twin of ReadModeWriteRace: the writer names the object in write mode, the readers in read mode.

import static edu.rice.hj.Module2.*;

public class ReadModeReaders {
    static int x = 0;

    public static void main(final String[] args) {
        final Object lock = new Object();
        launchHabaneroApp(() -> {
            async(() -> {
                isolated(writeMode(lock), () -> {
                    x = 1;
                });
            });
            async(() -> {
                isolated(readMode(lock), () -> {
                    final int r = x;
                    assert r == 0 || r == 1;
                });
            });
            async(() -> {
                isolated(readMode(lock), () -> {
                    final int r = x;
                    assert r == 0 || r == 1;
                });
            });
        });
    }
}
