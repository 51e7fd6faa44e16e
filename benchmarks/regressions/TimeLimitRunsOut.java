// expect: true
// note: Nobody completes the future: what goes on is time alone, which runs out, so that this is no deadlock.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class TimeLimitRunsOut {
    public static void main(final String[] args) throws Exception {
        final CompletableFuture<String> answer = new CompletableFuture<>();
        try {
            System.out.println(answer.get(1, TimeUnit.SECONDS));
        } catch (final TimeoutException e) {
            System.out.println("no answer");
        }
    }
}
