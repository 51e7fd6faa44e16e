// a store of the wrong kind leaves main.
public class UncaughtArrayStore {
    public static void main(String[] args) {
        Number[] n = new Integer[2];
        n[0] = 1;
        System.out.println(n[0]);
        n[1] = 2.5;
        System.out.println("never");
    }
}
