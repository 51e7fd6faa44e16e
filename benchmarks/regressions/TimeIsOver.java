// expect: true
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Nobody completes the future: after a second, the main thread says so and ends. */
public class TimeIsOver {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        CompletableFuture<String> answer = new CompletableFuture<>();
        try {
            System.out.println(answer.get(1, TimeUnit.SECONDS));
        } catch (TimeoutException e) {
            System.out.println("no answer");
        }
    }
}
