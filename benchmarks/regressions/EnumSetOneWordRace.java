// expect: false(no-data-race)
// note: a set of constants is one number: who looks for one reads what another task adds
import static edu.rice.hj.Module1.*;

import java.util.EnumSet;

public class EnumSetOneWordRace {
    enum Day { MON, TUE, WED }

    public static void main(String[] args) {
        EnumSet<Day> days = EnumSet.of(Day.MON);
        launchHabaneroApp(() -> finish(() -> {
            async(() -> days.add(Day.WED)); //~ race with line 14
            async(() -> System.out.println(days.contains(Day.MON)));
        }));
    }
}
