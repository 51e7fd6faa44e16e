// expect: false(assertion)
// note: A comparison of a test library that fails in some schedule.

import static edu.rice.hj.Module1.*;
import static org.junit.Assert.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;

public class LibJUnitAssert {
    public static void main(String[] args) {
        AtomicInteger n = new AtomicInteger();
        launchHabaneroApp(() -> {
            async(() -> n.incrementAndGet());
            assertEquals(0, n.get()); //~ assertion
        });
        assertEquals("all done", 1, n.get());
    }
}
