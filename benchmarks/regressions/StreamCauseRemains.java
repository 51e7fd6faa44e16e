// expect: true
// note: A parallel stream throws the exception of an element, or one copy of it; with a single element it is the exception itself.

import java.util.List;

public class StreamCauseRemains {
    public static void main(final String[] args) {
        try {
            List.of(1, 0).parallelStream().map(x -> 6 / x).forEach(x -> { });
            assert false;
        } catch (final ArithmeticException e) {
            assert e.getMessage() != null && e.getCause() == null || e.getCause().getMessage().equals("/ by zero") && e.getCause().getCause() == null;
        }
        try {
            List.of(0).parallelStream().map(x -> 6 / x).forEach(x -> { });
            assert false;
        } catch (final ArithmeticException e) {
            assert e.getMessage().equals("/ by zero");
        }
    }
}
