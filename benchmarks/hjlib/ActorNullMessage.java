// expect: false(exception)

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorNullMessage {
    static class Sink extends Actor<String> {
        @Override
        protected void process(final String s) {
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Sink a = new Sink();
            a.send(null); //~ exception: IllegalArgumentException
        });
    }
}
