// expect: false(no-deadlock)

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** Who asks for one item does not get two. */
public class LibPublisherStuck {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch both = new CountDownLatch(2);
        try (SubmissionPublisher<String> publisher = new SubmissionPublisher<>(Runnable::run, 4)) {
            publisher.subscribe(new Flow.Subscriber<String>() {
                public void onSubscribe(Flow.Subscription subscription) {
                    subscription.request(1);
                }

                public void onNext(String item) {
                    both.countDown();
                }

                public void onError(Throwable thrown) {
                    throw new AssertionError(thrown);
                }

                public void onComplete() {
                }
            });
            publisher.submit("first");
            publisher.submit("second");
        }
        both.await(); //~ deadlock
    }
}
