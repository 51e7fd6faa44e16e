// expect: false(no-data-race)
// note: An ArrayList is not made for several tasks.

import static edu.rice.hj.Module1.*;

import java.util.ArrayList;
import java.util.List;

public class SharedListRacy {
    static final List<Integer> list = new ArrayList<>();

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 3, (i) -> {
                list.add(i); //~ race with line 15
            });
        });
    }
}
