// expect: false(no-data-race)
// note: Each thread asks for its own first value, without a lock.

public class ThreadLocalSupplierRace {
    private static int made;
    private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> ++made); //~ race with line 6

    public static void main(final String[] args) throws Exception {
        final Thread other = new Thread(LOCAL::get);
        other.start();
        LOCAL.get();
        other.join();
    }
}
