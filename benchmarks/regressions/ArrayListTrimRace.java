// expect: false(no-data-race)
// note: the list gets a smaller array, while another task writes to the one before
import static edu.rice.hj.Module1.*;

import java.util.ArrayList;

public class ArrayListTrimRace {
    public static void main(String[] args) {
        ArrayList<Integer> list = new ArrayList<>(50);
        list.add(1);
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> list.trimToSize()); //~ race with line 14
                async(() -> list.set(0, 2));
            });
        });
    }
}
