// expect: false(no-data-race)
// note: Which stream the other thread prints on is open.

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class LibRedirectedOutRacy {
    public static void main(String[] args) throws InterruptedException {
        Thread printer = new Thread(() -> System.out.println("x")); //~ race with line 11
        printer.start();
        System.setOut(new PrintStream(new ByteArrayOutputStream())); //~ race with line 9
        printer.join();
    }
}
