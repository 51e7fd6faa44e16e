// expect: true
// tasks: 6
// note: ForAllWithIterable as an iterable forAll with an anonymous HjProcedure.

import static edu.rice.hj.Module1.forAll;
import static edu.rice.hj.Module1.launchHabaneroApp;

import java.util.Arrays;
import java.util.List;

import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class ForAllWithIterable {
    public static void main(final String[] args) {
        final List<Integer> numbers = Arrays.asList(2, 3, 5, 7, 11);
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                forAll(numbers, new HjProcedure<Integer>() {
                    @Override
                    public void apply(final Integer number) {
                        System.out.println("number: " + number);
                    }
                });
            }
        });
    }
}
