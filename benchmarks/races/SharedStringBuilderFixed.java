// expect: true
// note: The tasks return their parts, and the parent joins them.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class SharedStringBuilderFixed {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final StringBuilder text = new StringBuilder();
            final HjFuture<String> left = future(() -> "hot");
            final HjFuture<String> right = future(() -> "cold");
            text.append(left.get());
            text.append(right.get());
            assert text.toString().equals("hotcold");
        });
    }
}
