import java.util.Iterator;

// a class that implements several interfaces.
class Range implements Iterable<Integer>, Comparable<Range>, CharSequence, Runnable {
    final int n;
    int runs;

    Range(int n) {
        this.n = n;
    }

    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            int i;

            public boolean hasNext() {
                return i < n;
            }

            public Integer next() {
                return i++;
            }
        };
    }

    public int compareTo(Range o) {
        return Integer.compare(n, o.n);
    }

    public int length() {
        return n;
    }

    public char charAt(int i) {
        return (char) ('a' + i);
    }

    public CharSequence subSequence(int a, int b) {
        return new Range(b - a);
    }

    public void run() {
        runs++;
    }

    public String toString() {
        return "Range" + n;
    }
}

public class Interplay {
    public static void main(String[] args) {
        Range r = new Range(3);
        int sum = 0;
        for (int i : r) sum += i;
        r.run();
        ((Runnable) r).run();
        Object o = r;
        System.out.println(sum + " " + r.compareTo(new Range(5)) + " " + r.length() + r.charAt(1) + r.runs + " " + (o instanceof Comparable) + (o instanceof CharSequence));
    }
}
