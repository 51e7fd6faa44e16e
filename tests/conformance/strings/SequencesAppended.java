// sequences of characters of the program, which builders ask for one character after the other; builders appended to others.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class SequencesAppended {
    static class Seen implements CharSequence {
        final StringBuffer asked = new StringBuffer();

        public int length() {
            asked.append('l');
            return 3;
        }

        public char charAt(int i) {
            asked.append(i);
            return (char) ('a' + i);
        }

        public CharSequence subSequence(int from, int to) {
            return "sub";
        }

        public String toString() {
            return "text";
        }
    }

    static void tells(String what, Seen s) {
        System.out.println(what + " " + s.asked);
        s.asked.setLength(0);
    }

    public static void main(String[] args) throws Exception {
        Seen s = new Seen();
        tells(new StringBuilder(s).toString(), s);
        tells(new StringBuffer(s).toString(), s);
        tells(new StringBuilder("x").append(s).toString(), s);
        tells(new StringBuffer("x").append(s).append((Object) s).toString(), s);
        tells(new StringBuilder("x").append(s, 1, 3).toString(), s);
        tells(new StringBuffer("xy").insert(1, s).toString(), s);
        tells(new StringBuilder("xy").insert(1, s, 0, 2).toString(), s);
        CharSequence none = null;
        StringBuffer b = new StringBuffer().append(none).append((StringBuffer) null).insert(0, none);
        StringBuilder c = new StringBuilder(b).append(b, 0, 2).append(b).append((CharSequence) b).insert(1, b);
        System.out.println(b.append(b).append(c).append(c, 1, 3));
        try {
            c.append(b, 3, 200);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println(p.getRejectedExecutionHandler() instanceof ThreadPoolExecutor.AbortPolicy);
        RejectedExecutionHandler own = (r, e) -> System.out.println("rejected");
        p.setRejectedExecutionHandler(own);
        System.out.println(p.getRejectedExecutionHandler() == own);
        p.shutdown();
        p.execute(() -> System.out.println("never"));
        Object o = new Object();
        synchronized (o) {
            TimeUnit.MILLISECONDS.timedWait(o, 1);
            TimeUnit.SECONDS.timedWait(o, 0);
        }
    }
}
