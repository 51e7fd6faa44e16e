// expect: true
// note: Output is captured while no other thread prints.

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class LibRedirectedOut {
    public static void main(String[] args) throws InterruptedException {
        PrintStream console = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes));
        Thread a = new Thread(() -> System.out.print("a"));
        Thread b = new Thread(() -> System.out.print("b"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.setOut(console);
        assert bytes.size() == 2;
        System.out.println("done");
    }
}
