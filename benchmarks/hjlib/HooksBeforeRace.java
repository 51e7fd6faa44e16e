// expect: false(no-data-race)
// note: What an actor does before it starts is done by who starts it, what it does before it exits by its own task.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class HooksBeforeRace {
    static int starts;
    static int exits;

    static class Counter extends Actor<Object> {
        @Override
        protected void onPreStart() {
            starts++; //~ race with line 35
        }

        @Override
        protected void process(final Object message) {
            exit();
        }

        @Override
        protected void onPreExit() {
            exits++; //~ race with line 36
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Counter counter = new Counter();
            finish(() -> {
                counter.send("end");
                async(() -> counter.start());
                starts++;
                exits++;
            });
        });
    }
}
