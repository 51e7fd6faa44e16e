// expect: false(no-data-race)
// note: what one task sets another reads
import static edu.rice.hj.Module1.*;

public class BuilderCharactersSetRace {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("abc");
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> text.setCharAt(0, 'x')); //~ race with line 11
                async(() -> text.setCharAt(1, text.charAt(0)));
            });
        });
    }
}
