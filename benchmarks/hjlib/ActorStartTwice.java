// expect: false(exception)

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorStartTwice {
    static class Once extends Actor<String> {
        @Override
        protected void process(final String s) {
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Once a = new Once();
            a.send("x");
            finish(() -> a.start());
            a.start(); //~ exception: RuntimeException
        });
    }
}
