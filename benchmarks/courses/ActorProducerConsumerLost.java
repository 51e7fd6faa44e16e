// expect: false(assertion)
// pure-smt: timeout
// note: The consumer is told to exit when the producer has been told how much to make, not when it has made it (twin: hjlib/ActorProducerConsumer).

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorProducerConsumerLost {
    static class Consumer extends Actor<Integer> {
        int sum;

        @Override
        protected void process(final Integer item) {
            if (item < 0) {
                exit();
            } else {
                sum += item;
            }
        }
    }

    static class Producer extends Actor<Integer> {
        final Consumer consumer;

        Producer(final Consumer consumer) {
            this.consumer = consumer;
        }

        @Override
        protected void process(final Integer items) {
            for (int i = 1; i <= items; i++) {
                consumer.send(i);
            }
            exit();
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Consumer consumer = new Consumer();
            final Producer producer = new Producer(consumer);
            finish(() -> {
                consumer.start();
                producer.start();
                producer.send(3);
                consumer.send(-1);
            });
            assert consumer.sum == 6; //~ assertion
        });
    }
}
