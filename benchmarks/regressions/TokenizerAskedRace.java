// expect: false(no-data-race)
// note: A tokenizer keeps where it has found the next token, even where it is only asked whether there is one.

import java.util.StringTokenizer;

public class TokenizerAskedRace {
    public static void main(String[] args) throws InterruptedException {
        StringTokenizer s = new StringTokenizer("a b");
        Thread t = new Thread(() -> {
            assert s.hasMoreTokens(); //~ race with line 13
        });
        t.start();
        assert s.hasMoreTokens(); //~ race with line 10
        t.join();
    }
}
