// empty statements, single statements, and blocks.
public class Statements {
    static int calls;

    static void call() {
        calls++;
    }

    public static void main(String[] args) {
        if (calls == 0) call(); else ;
        for (int i = 0; i < 3; i++) call();
        for (int x : new int[] {1, 2}) call();
        while (calls < 8) call();
        do call(); while (calls < 10);
        ;;;
        if (calls > 5) if (calls > 100) call(); else call();
        label: call();
        synchronized (Statements.class) { call(); }
        try { call(); } finally { }
        System.out.println(calls);
        new Statements();
        new int[] {1}[0]++;
        calls++;
        --calls;
        calls = calls;
        System.out.println(calls);
    }
}
