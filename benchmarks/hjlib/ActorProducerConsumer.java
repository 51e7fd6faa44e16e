// expect: true
// tasks: 3
// note: The consumer asks for each item; producer and consumer take turns.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class ActorProducerConsumer {
    static class Producer extends Actor<Consumer> {
        final int items;
        int made;

        Producer(final int items) {
            this.items = items;
        }

        @Override
        protected void process(final Consumer consumer) {
            if (made == items) {
                consumer.send(-1);
                exit();
            } else {
                made++;
                consumer.send(made);
            }
        }
    }

    static class Consumer extends Actor<Integer> {
        final Producer producer;
        int sum;

        Consumer(final Producer producer) {
            this.producer = producer;
        }

        @Override
        protected void onPostStart() {
            producer.send(this);
        }

        @Override
        protected void process(final Integer item) {
            if (item < 0) {
                exit();
            } else {
                sum += item;
                producer.send(this);
            }
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Producer producer = new Producer(8);
            final Consumer consumer = new Consumer(producer);
            finish(() -> {
                producer.start();
                consumer.start();
            });
            assert consumer.sum == 36;
        });
    }
}
