// Thread.sleep and interrupted flags.
public class Sleeping {
    public static void main(String[] args) {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.out.println("never");
        }
        Thread.yield();
        System.out.println(Thread.interrupted());
    }
}
