// expect: false(exception)
// note: A thread that ends with an exception ends the program with it, for a verifier.

public class LibThreadThrows {
    public static void main(String[] args) throws InterruptedException {
        int[] a = new int[1];
        Thread t = new Thread(() -> {
            a[1] = 1; //~ exception: ArrayIndexOutOfBoundsException
        });
        t.start();
        t.join();
    }
}
