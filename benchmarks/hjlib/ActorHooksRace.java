// expect: false(no-data-race)
// note: Hooks around the start are run by who starts the actor, those around its exit by the actor, beside who started it.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorHooksRace {
    static class Log extends Actor<String> {
        String text = "";

        @Override
        protected void onPostStart() {
            text += "a";
        }

        @Override
        protected void onPostExit() {
            text += "b";
        }

        @Override
        protected void process(final String message) {
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Log log = new Log();
            log.start();
            log.send("end");
            final String text = log.text; //~ race with line 19
        });
    }
}
