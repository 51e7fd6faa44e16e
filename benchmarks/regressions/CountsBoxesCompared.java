// expect: false(assertion)
// note: Two boxes of a number are one object if it is small, and the numbers are not.

public class CountsBoxesCompared {
    private static volatile boolean stop;

    public static void main(final String[] args) throws InterruptedException {
        final Thread numbers = new Thread(() -> {
            int i = 0;
            while (!stop) {
                final Integer a = i;
                final Integer b = i;
                assert a == b; //~ assertion
                i++;
            }
        });
        numbers.start();
        numbers.join(1);
        stop = true;
        numbers.join();
    }
}
