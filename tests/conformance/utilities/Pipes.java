import java.io.*;
public class Pipes {
    public static void main(String[] a) throws Exception {
        PipedOutputStream out = new PipedOutputStream(); PipedInputStream in = new PipedInputStream(out);
        Thread w = new Thread(() -> { try { out.write(65); out.write("bc".getBytes()); out.close(); } catch (IOException e) { System.out.println(e); } });
        w.start(); w.join();
        StringBuilder sb = new StringBuilder(); int b; while ((b = in.read()) != -1) sb.append((char) b);
        System.out.println(sb);
        PipedWriter pw = new PipedWriter(); PipedReader pr = new PipedReader(); pw.connect(pr);
        try { pw.connect(new PipedReader()); } catch (IOException e) { System.out.println(e.getMessage()); }
        try { new PipedReader().read(); } catch (IOException e) { System.out.println(e.getMessage()); }
        pw.write("hello"); pw.close(); char[] c = new char[10]; System.out.println(pr.read(c) + new String(c, 0, 5) + pr.read());
        pr.close(); try { pr.read(); } catch (IOException e) { System.out.println(e.getMessage()); }
        PipedInputStream i2 = new PipedInputStream(); PipedOutputStream o2 = new PipedOutputStream(i2);
        Thread d = new Thread(() -> { try { o2.write(1); } catch (IOException e) { } }); d.start(); d.join();
        System.out.println(i2.read()); try { i2.read(); } catch (IOException e) { System.out.println(e.getMessage()); }
    }
}
