// expect: false(assertion)
// note: A failed assertion is a finding wherever it fails, even if nobody gets the future.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class AssertionInForgottenFuture {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final HjFuture<Integer> f = future(() -> {
                assert args.length > 0; //~ assertion
                return 1;
            });
        });
    }
}
