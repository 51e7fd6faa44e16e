// expect: true
// note: A message goes over by reference: its sender touches it before only.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorMessageFixed {
    static class Reader extends Actor<int[]> {
        @Override
        protected void process(final int[] message) {
            System.out.println(message[0]);
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                final Reader reader = new Reader();
                reader.start();
                final int[] message = {1};
                message[0] = 2;
                reader.send(message);
            });
        });
    }
}
