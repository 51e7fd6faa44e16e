// expect: false(assertion)
// note: There is one place, and work that is only measured takes none.

import static edu.rice.hj.Module2.*;

public class PlacesCounted {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            doWork(100);
            assert numPlaces() > 1 || here().id() > 0; //~ assertion
        });
    }
}
