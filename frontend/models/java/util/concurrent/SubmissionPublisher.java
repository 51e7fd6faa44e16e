package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import scoville.Rt;

/**
 * Items go to all subscribers, in the order in which they are submitted. Each subscriber has a queue, and a task of the executor while there
 * is something to tell it. Who submits holds the monitor of the publisher, also while it waits for a place in a queue.
 */
public class SubmissionPublisher<T> implements Flow.Publisher<T>, AutoCloseable {
    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private ArrayList<BufferedSubscription<T>> clients = new ArrayList<>();
    private boolean closed;
    private Throwable reason;

    /** With the common pool. */
    public SubmissionPublisher() {
        this(new Pool(), Flow.defaultBufferSize(), null);
    }

    public SubmissionPublisher(Executor executor, int capacity) {
        this(executor, capacity, null);
    }

    public SubmissionPublisher(
        Executor executor, int capacity, BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        if (executor == null) {
            throw new NullPointerException();
        }
        if (capacity <= 0) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        this.executor = executor;
        this.capacity = capacity > 1 << 30 ? 1 << 30 : Integer.highestOneBit(2 * capacity - 1);
        this.handler = handler;
    }

    public void subscribe(Flow.Subscriber<? super T> subscriber) {
        if (subscriber == null) {
            throw new NullPointerException();
        }
        BufferedSubscription<T> mine = new BufferedSubscription<T>(subscriber, executor, capacity, handler);
        synchronized (this) {
            BufferedSubscription<T> same = find(subscriber);
            if (same != null) {
                same.fails(new IllegalStateException("Duplicate subscribe"));
                return;
            }
            if (!closed) {
                clients.add(mine);
            } else if (reason != null) {
                mine.fails(reason);
            } else {
                mine.completes();
            }
            mine.begins();
        }
    }

    /** That of a subscriber, in the monitor; those that are over are forgotten. */
    private BufferedSubscription<T> find(Object subscriber) {
        forget();
        for (BufferedSubscription<T> client : clients) {
            if (client.subscriber.equals(subscriber)) {
                return client;
            }
        }
        return null;
    }

    private void forget() {
        for (int i = clients.size() - 1; i >= 0; i--) {
            if (clients.get(i).isOver()) {
                clients.remove(i);
            }
        }
    }

    /** Waits where a queue is full; the length of the longest one. */
    public int submit(T item) {
        return offer(item, true, null);
    }

    /** Tries again if that is said of one that is full. */
    public int offer(T item, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return offer(item, false, onDrop);
    }

    /** The time may be too short wherever a queue is full. */
    public int offer(T item, long timeout, TimeUnit unit, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        return offer(item, false, onDrop);
    }

    private int offer(T item, boolean waits, BiPredicate<Flow.Subscriber<? super T>, ? super T> onDrop) {
        if (item == null) {
            throw new NullPointerException("item");
        }
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("Closed");
            }
            int lag = 0;
            int drops = 0;
            ArrayList<BufferedSubscription<T>> full = new ArrayList<>();
            for (BufferedSubscription<T> client : clients) {
                int length = client.offer(item);
                if (length == 0) {
                    full.add(client);
                }
                lag = Math.max(lag, length);
            }
            for (BufferedSubscription<T> client : full) {
                int length = client.offer(item);
                while (waits && length == 0) {
                    length = client.offer(item);
                }
                if (length == 0 && onDrop != null && onDrop.test(client.subscriber, item)) {
                    length = client.offer(item);
                }
                if (length == 0) {
                    drops++;
                }
                lag = Math.max(lag, length);
            }
            forget();
            return drops > 0 ? -drops : lag;
        }
    }

    public void close() {
        for (BufferedSubscription<T> client : closes(null)) {
            client.completes();
        }
    }

    public void closeExceptionally(Throwable thrown) {
        if (thrown == null) {
            throw new NullPointerException();
        }
        for (BufferedSubscription<T> client : closes(thrown)) {
            client.fails(thrown);
        }
    }

    /** Those that there were. */
    private List<BufferedSubscription<T>> closes(Throwable thrown) {
        synchronized (this) {
            ArrayList<BufferedSubscription<T>> all = clients;
            if (!closed) {
                closed = true;
                reason = thrown;
            }
            clients = new ArrayList<>();
            return all;
        }
    }

    public boolean isClosed() {
        synchronized (this) {
            return closed;
        }
    }

    public Throwable getClosedException() {
        synchronized (this) {
            return reason;
        }
    }

    public boolean hasSubscribers() {
        return getNumberOfSubscribers() > 0;
    }

    public int getNumberOfSubscribers() {
        synchronized (this) {
            forget();
            return clients.size();
        }
    }

    public List<Flow.Subscriber<? super T>> getSubscribers() {
        synchronized (this) {
            forget();
            List<Flow.Subscriber<? super T>> all = new ArrayList<>();
            for (BufferedSubscription<T> client : clients) {
                all.add(client.subscriber);
            }
            return all;
        }
    }

    public boolean isSubscribed(Flow.Subscriber<? super T> subscriber) {
        if (subscriber == null) {
            throw new NullPointerException();
        }
        synchronized (this) {
            return find(subscriber) != null;
        }
    }

    public int getMaxBufferCapacity() {
        return capacity;
    }

    public Executor getExecutor() {
        return executor instanceof Pool ? ForkJoinPool.commonPool() : executor;
    }

    public int estimateMaximumLag() {
        synchronized (this) {
            int most = 0;
            for (BufferedSubscription<T> client : clients) {
                most = Math.max(most, client.length());
            }
            return most;
        }
    }

    /** Gives each item to a function; done at the end, or when that fails. */
    public CompletableFuture<Void> consume(Consumer<? super T> body) {
        if (body == null) {
            throw new NullPointerException();
        }
        CompletableFuture<Void> status = new CompletableFuture<>();
        subscribe(new Flow.Subscriber<T>() {
            private Flow.Subscription mine;

            public void onSubscribe(Flow.Subscription subscription) {
                mine = subscription;
                status.whenComplete((none, thrown) -> subscription.cancel());
                if (!status.isDone()) {
                    subscription.request(Long.MAX_VALUE);
                }
            }

            public void onNext(T item) {
                try {
                    body.accept(item);
                } catch (Throwable thrown) {
                    mine.cancel();
                    status.completeExceptionally(thrown);
                }
            }

            public void onError(Throwable thrown) {
                status.completeExceptionally(thrown);
            }

            public void onComplete() {
                status.complete(null);
            }
        });
        return status;
    }
}

/** What waits for a subscriber. All but the subscriber belongs to the section. */
final class BufferedSubscription<T> implements Flow.Subscription {
    final Flow.Subscriber<? super T> subscriber;
    private final Executor executor;
    private final int capacity;
    private final BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler;
    private final ArrayDeque<T> queue = new ArrayDeque<>();
    private long demand;
    private boolean told;
    private boolean completed;
    private Throwable failure;
    /** Nothing more is to be told. */
    private boolean over;
    /** Whether there is a task that tells it. */
    private boolean running;

    BufferedSubscription(
        Flow.Subscriber<? super T> subscriber, Executor executor, int capacity,
        BiConsumer<? super Flow.Subscriber<? super T>, ? super Throwable> handler) {
        this.subscriber = subscriber;
        this.executor = executor;
        this.capacity = capacity;
        this.handler = handler;
    }

    boolean isOver() {
        synchronized (Rt.internal(this)) {
            return over;
        }
    }

    int length() {
        synchronized (Rt.internal(this)) {
            return queue.size();
        }
    }

    /** The length of the queue then; 0: there is no place; -1: nobody wants it. */
    int offer(T item) {
        int length;
        synchronized (Rt.internal(this)) {
            if (over) {
                return -1;
            }
            if (queue.size() == capacity) {
                return 0;
            }
            queue.addLast(item);
            length = queue.size();
        }
        begins();
        return length;
    }

    void completes() {
        synchronized (Rt.internal(this)) {
            completed = true;
        }
        begins();
    }

    void fails(Throwable thrown) {
        synchronized (Rt.internal(this)) {
            if (failure == null) {
                failure = thrown;
            }
        }
        begins();
    }

    public void request(long n) {
        if (n <= 0) {
            fails(new IllegalArgumentException("non-positive subscription request"));
            return;
        }
        synchronized (Rt.internal(this)) {
            demand = demand + n < 0 ? Long.MAX_VALUE : demand + n;
        }
        begins();
    }

    public void cancel() {
        synchronized (Rt.internal(this)) {
            over = true;
        }
    }

    private boolean hasWork() {
        return !over && (!told || failure != null || !queue.isEmpty() && demand > 0 || queue.isEmpty() && completed);
    }

    /** Lets a task begin, if there is something to tell and nobody who does. */
    void begins() {
        synchronized (Rt.internal(this)) {
            if (running || !hasWork()) {
                return;
            }
            running = true;
        }
        executor.execute(() -> tell());
    }

    private void tell() {
        while (true) {
            boolean first;
            boolean ends;
            Throwable thrown;
            T item = null;
            synchronized (Rt.internal(this)) {
                if (!hasWork()) {
                    running = false;
                    return;
                }
                first = !told;
                told = true;
                thrown = first ? null : failure;
                ends = !first && (thrown != null || queue.isEmpty());
                over = ends;
                if (!first && !ends) {
                    item = queue.removeFirst();
                    demand = demand == Long.MAX_VALUE ? demand : demand - 1;
                }
            }
            if (first) {
                tell(() -> subscriber.onSubscribe(this), false);
            } else if (!ends) {
                T next = item;
                tell(() -> subscriber.onNext(next), true);
            } else if (thrown != null) {
                failed(thrown);
            } else {
                try {
                    subscriber.onComplete();
                } catch (Throwable ignored) {
                }
            }
        }
    }

    /** A subscriber that throws is told nothing more. */
    private void tell(Runnable what, boolean isItem) {
        try {
            what.run();
        } catch (Throwable thrown) {
            cancel();
            if (isItem && handler != null) {
                try {
                    handler.accept(subscriber, thrown);
                } catch (Throwable ignored) {
                }
            }
            failed(thrown);
        }
    }

    private void failed(Throwable thrown) {
        try {
            subscriber.onError(thrown);
        } catch (Throwable ignored) {
        }
    }
}
