// expect: true
// note: A thread has the value that its maker had when it was made.
public class LibInheritableThreadLocal {
    static final InheritableThreadLocal<Integer> depth = new InheritableThreadLocal<>() {
        @Override
        protected Integer childValue(Integer parent) {
            return parent + 1;
        }
    };

    public static void main(String[] args) throws InterruptedException {
        depth.set(0);
        Thread child = new Thread(() -> {
            assert depth.get() == 1;
            Thread grandchild = new Thread(() -> {
                assert depth.get() == 2;
            });
            depth.set(7);
            grandchild.start();
            try {
                grandchild.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        depth.set(5);
        child.start();
        child.join();
        assert depth.get() == 5;
    }
}
