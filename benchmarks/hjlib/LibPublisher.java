// expect: true

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** A subscriber is told one item after the other, and at last that there are no more. */
public class LibPublisher {
    static class Sum implements Flow.Subscriber<Integer> {
        private final CompletableFuture<Integer> result = new CompletableFuture<>();
        private int sum;
        private Flow.Subscription items;

        public void onSubscribe(Flow.Subscription subscription) {
            items = subscription;
            items.request(1);
        }

        public void onNext(Integer item) {
            sum += item;
            items.request(1);
        }

        public void onError(Throwable thrown) {
            result.completeExceptionally(thrown);
        }

        public void onComplete() {
            result.complete(sum);
        }
    }

    public static void main(String[] args) {
        Sum sum = new Sum();
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
            publisher.subscribe(sum);
            publisher.submit(1);
            publisher.submit(2);
        }
        assert sum.result.join() == 3;
    }
}
