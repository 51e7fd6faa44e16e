// expect: false(no-data-race)
// note: A StringBuilder is not made for several tasks.

import static edu.rice.hj.Module1.*;

public class SharedStringBuilderRacy {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final StringBuilder text = new StringBuilder();
            finish(() -> {
                async(() -> {
                    text.append("hot"); //~ race with line 15
                });
                async(() -> {
                    text.append("cold");
                });
            });
        });
    }
}
