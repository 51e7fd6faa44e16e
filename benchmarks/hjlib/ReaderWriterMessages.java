// expect: true
// note: Reads go on at the same time, writes alone.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.ReaderWriterActor;

public class ReaderWriterMessages {
    static class Table extends ReaderWriterActor<Integer> {
        final int[] entries = new int[2];
        final int[] seen = new int[4];

        @Override
        protected void processRead(Integer slot) {
            seen[slot] = entries[0] + entries[1];
        }

        @Override
        protected void processWrite(Integer value) {
            if (value < 0) {
                exit();
            } else {
                entries[value % 2] = value;
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Table table = new Table();
            finish(() -> {
                table.start();
                table.sendWriteMessage(4);
                table.sendReadMessage(0);
                table.sendReadMessage(1);
                table.sendWriteMessage(7);
                table.sendReadMessage(2);
                table.sendWriteMessage(-1);
            });
            assert table.seen[0] == 4 && table.seen[1] == 4 && table.seen[2] == 11;
        });
    }
}
