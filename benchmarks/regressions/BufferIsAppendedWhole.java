// expect: true
// note: A buffer that grows while it is appended is appended as long as it was; as a text, it is taken at once.

public class BufferIsAppendedWhole {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer x = new StringBuffer("a");
        StringBuffer y = new StringBuffer("b");
        Thread t = new Thread(() -> {
            x.append(y);
            x.append(y.toString());
        });
        t.start();
        y.append("c");
        t.join();
        String s = x.toString();
        assert s.equals("abb") || s.equals("abbc") || s.equals("abcbc");
    }
}
