// expect: false(no-data-race)
// note: A message that is sent as one that reads, but writes.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.experimental.actors.ReaderWriterActor;

public class ReaderWriterMessagesRace {
    static class Counter extends ReaderWriterActor<String> {
        int reads;

        @Override
        protected void processRead(String message) {
            reads++; //~ race with line 14
        }

        @Override
        protected void processWrite(String message) {
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Counter counter = new Counter();
            finish(() -> {
                counter.start();
                counter.sendReadMessage("a");
                counter.sendReadMessage("b");
                counter.sendWriteMessage("end");
            });
        });
    }
}
