// expect: true
// note: Messages sent before the start are kept; hooks run around start and exit; what is sent after the exit is dropped.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorBeforeStart {
    static class Log extends Actor<String> {
        String text = "";

        @Override
        protected void onPreStart() {
            text += "a";
        }

        @Override
        protected void onPostStart() {
            text += "b";
        }

        @Override
        protected void onPreExit() {
            text += "c";
        }

        @Override
        protected void onPostExit() {
            text += "d";
        }

        @Override
        protected void process(final String s) {
            text += s;
            if (s.equals("2")) {
                exit();
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Log log = new Log();
            assert !log.hasStarted();
            log.send("1");
            finish(() -> {
                log.start();
                log.send("2");
                log.send("3");
            });
            log.send("4");
            assert log.text.equals("ab12cd");
        });
    }
}
