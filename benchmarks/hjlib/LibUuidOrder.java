// expect: false(assertion)
// note: Which of two random identifiers is the smaller one is open.

import java.util.UUID;

public class LibUuidOrder {
    public static void main(String[] args) {
        UUID first = UUID.randomUUID();
        UUID second = UUID.randomUUID();
        assert first.compareTo(second) < 0; //~ assertion
    }
}
