// expect: false(no-deadlock)
// note: As PollWithGarbage: the list that a turn looks at is made before the turn looks whether to go on, and filled afterwards.

import java.util.ArrayList;
import java.util.List;

public class PollWithList {
    static volatile boolean go, stop;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!stop) {
                go = true;
            }
        }).start();
        stop = true;
        boolean done;
        do { //~ deadlock
            List<String> open = new ArrayList<>();
            if (!go) { //~ deadlock
                open.add("go"); //~ deadlock
            }
            done = open.isEmpty(); //~ deadlock
        } while (!done); //~ deadlock
    }
}
