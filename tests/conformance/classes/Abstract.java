// abstract classes and the template method.
abstract class Task {
    private final String name;
    protected int runs;

    Task(String name) {
        this.name = name;
    }

    final String run() {
        runs++;
        return before() + work(runs) + after();
    }

    protected abstract String work(int n);

    protected String before() {
        return name + "[";
    }

    protected String after() {
        return "]";
    }
}

class Counting extends Task {
    Counting() {
        super("counting");
    }

    protected String work(int n) {
        return n + "/" + runs;
    }
}

abstract class Half extends Task implements Comparable<Half> {
    Half(String s) {
        super(s + s);
    }

    public int compareTo(Half o) {
        return runs - o.runs;
    }
}

public class Abstract {
    public static void main(String[] args) {
        Task t = new Counting();
        t.run();
        System.out.println(t.run());
        Half h = new Half("h") {
            protected String work(int n) {
                return "anonymous";
            }

            protected String after() {
                return super.after() + ")";
            }
        };
        System.out.println(h.run() + h.compareTo(h));
    }
}
