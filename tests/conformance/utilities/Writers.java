import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
public class Writers {
    static int lost;
    static void log(PrintWriter w, String s) { w.println("[" + s + "]"); }
    public static void main(String[] args) throws Exception {
        StringWriter sw = new StringWriter(); PrintWriter pw = new PrintWriter(sw); log(pw, "a"); pw.printf("%d-%s%n", 4, 'c'); pw.print(2.5); pw.print(true); pw.print('x'); pw.print(new char[]{'h', 'i'}); pw.append("app").append('c').append("abcdef", 2, 4); pw.write(65); pw.write("str", 1, 2); pw.flush();
        System.out.println(sw + " " + sw.getBuffer().length() + " " + pw.checkError());
        ByteArrayOutputStream bo = new ByteArrayOutputStream(); PrintStream ps = new PrintStream(bo); ps.println("héllo"); ps.print(3); ps.printf("%5.2f", 1.5); ps.flush(); System.out.println(bo + "|" + bo.size() + "|" + Arrays.toString(bo.toByteArray())); bo.reset(); bo.write(72); bo.write("ello".getBytes()); ps.print("!"); System.out.println(bo.toString(StandardCharsets.UTF_8));
        PrintWriter out = new PrintWriter(System.out, true); out.println("auto"); out.print("not yet "); out.flush();
        BufferedWriter bw = new BufferedWriter(new OutputStreamWriter(System.out)); bw.write("buffered"); bw.newLine(); bw.write('c'); bw.append("x").append('y'); bw.newLine(); System.out.println("before"); bw.flush();
        BufferedOutputStream bos = new BufferedOutputStream(bo); bos.write(1); System.out.println(bo.size()); bos.flush(); System.out.println(bo.size());
        Writer up = new Writer() { @Override public void write(char[] c, int o, int n) throws IOException { for (int i = 0; i < n; i++) System.out.print(Character.toUpperCase(c[o + i])); } @Override public void flush() {} @Override public void close() { System.out.println("closed"); } };
        try (PrintWriter u = new PrintWriter(up)) { u.print("loud"); u.println(); }
        OutputStream os = new OutputStream() { int sum; @Override public void write(int b) { sum += b; } @Override public String toString() { return "" + sum; } }; os.write(new byte[]{1, 2, 3}); os.write("AB".getBytes(), 1, 1); System.out.println(os);
        BufferedReader br = new BufferedReader(new InputStreamReader(new ByteArrayInputStream("l1\nl2".getBytes()))); String l; while ((l = br.readLine()) != null) System.out.print(l + ";"); System.out.println();
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[]{5, -1, 7}); int b; while ((b = in.read()) != -1) System.out.print(b + " "); System.out.println(in.available());
        try { bw.close(); bw.write("x"); } catch (IOException e) { lost++; }
        System.out.println("lost after close");
    }
}
