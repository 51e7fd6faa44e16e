// expect: true

import static edu.rice.hj.Module1.*;

public class ReverseInPlaceFixed {
    public static void main(final String[] args) {
        final char[] text = "reviled".toCharArray();
        launchHabaneroApp(() -> {
            final int last = text.length - 1;
            forall(0, text.length / 2 - 1, (i) -> {
                final char c = text[i];
                text[i] = text[last - i];
                text[last - i] = c;
            });
            assert new String(text).equals("deliver");
        });
    }
}
