// expect: true

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;

/** What comes before writing comes before reading; who reads waits, also for the end. */
public class LibPipe {
    static int before;

    public static void main(String[] args) throws IOException, InterruptedException {
        PipedWriter out = new PipedWriter();
        PipedReader in = new PipedReader(out);
        Thread writer = new Thread(() -> {
            before = 1;
            try {
                out.write("ab");
                out.close();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        assert in.read() == 'a' && before == 1;
        assert in.read() == 'b' && in.read() == -1;
        writer.join();
    }
}
