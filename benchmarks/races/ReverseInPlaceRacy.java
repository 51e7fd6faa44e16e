// expect: false(no-data-race)
// note: Beyond the middle everything is swapped again, at the same time.

import static edu.rice.hj.Module1.*;

public class ReverseInPlaceRacy {
    public static void main(final String[] args) {
        final char[] text = "reviled".toCharArray();
        launchHabaneroApp(() -> {
            final int last = text.length - 1;
            forall(0, last, (i) -> {
                final char c = text[i]; //~ race with line 14
                text[i] = text[last - i]; //~ race with line 13 //~ race with line 14
                text[last - i] = c;
            });
        });
    }
}
