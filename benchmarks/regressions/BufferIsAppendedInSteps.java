// expect: false(assertion)
// note: The length of what is appended is taken before its characters: a buffer that is cut in the meantime leaves zeros.

public class BufferIsAppendedInSteps {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer x = new StringBuffer("a");
        StringBuffer y = new StringBuffer("b");
        Thread t = new Thread(() -> x.append(y));
        t.start();
        y.setLength(0);
        t.join();
        String s = x.toString();
        assert s.equals("a") || s.equals("ab"); //~ assertion
    }
}
