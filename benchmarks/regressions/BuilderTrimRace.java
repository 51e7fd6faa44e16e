// expect: false(no-data-race)
// note: the characters get a smaller array, while another task writes to the one before
import static edu.rice.hj.Module1.*;

public class BuilderTrimRace {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder(100);
        text.append("ab");
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> text.trimToSize()); //~ race with line 12
                async(() -> text.setCharAt(1, 'c'));
            });
        });
    }
}
