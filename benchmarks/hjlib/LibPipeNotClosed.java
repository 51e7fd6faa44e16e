// expect: false(exception)

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;

/** A writer that ends without closing is noticed. */
public class LibPipeNotClosed {
    public static void main(String[] args) throws IOException {
        PipedWriter out = new PipedWriter();
        PipedReader in = new PipedReader(out);
        new Thread(() -> {
            try {
                out.write('a');
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }).start();
        while (in.read() != -1) { //~ exception: IOException
            System.out.println("a");
        }
    }
}
