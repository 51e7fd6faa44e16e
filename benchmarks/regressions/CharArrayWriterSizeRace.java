// expect: false(no-data-race)
// note: size() takes no lock
import static edu.rice.hj.Module1.*;

import java.io.CharArrayWriter;

public class CharArrayWriterSizeRace {
    public static void main(String[] args) {
        CharArrayWriter out = new CharArrayWriter();
        launchHabaneroApp(() -> finish(() -> {
            async(() -> out.write('a')); //~ race with line 12
            async(() -> System.out.println(out.size()));
        }));
    }
}
