// expect: false(assertion)
// note: With a matcher of Hamcrest, the items of a list are compared in their order, which the threads decide.
import static org.hamcrest.CoreMatchers.hasItem;
import static org.hamcrest.CoreMatchers.is;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.hasSize;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class LibMatchers {
    public static void main(String[] args) throws InterruptedException {
        List<Integer> items = Collections.synchronizedList(new ArrayList<>());
        Thread other = new Thread(() -> items.add(1));
        other.start();
        items.add(2);
        other.join();
        assertThat(items, hasSize(2));
        assertThat(items.size(), is(2));
        assertThat(items, hasItem(1));
        assertThat(items, containsInAnyOrder(1, 2));
        assertThat("in order", items, contains(1, 2)); //~ assertion
    }
}
