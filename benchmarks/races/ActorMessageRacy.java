// expect: false(no-data-race)
// note: A message goes over by reference: its sender may not touch it afterwards.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorMessageRacy {
    static class Reader extends Actor<int[]> {
        @Override
        protected void process(final int[] message) {
            System.out.println(message[0]); //~ race with line 24
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final Reader reader = new Reader();
                reader.start();
                final int[] message = {1};
                reader.send(message);
                message[0] = 2;
            });
        });
    }
}
