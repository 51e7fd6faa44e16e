// expect: unknown(unsupported)
// note: The program sets how many places there are, and asks for one.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.runtime.config.HjSystemProperty;

public class PlacesSeveral {
    public static void main(final String[] args) {
        HjSystemProperty.numPlaces.set("2");
        launchHabaneroApp(() -> {
            assert numPlaces() == 1;
        });
    }
}
