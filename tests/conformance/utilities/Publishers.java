import java.util.*;
import java.util.concurrent.*;
public class Publishers {
    static class Told implements Flow.Subscriber<Integer> {
        final String name; final long first; Flow.Subscription s;
        Told(String name, long first) { this.name = name; this.first = first; }
        public void onSubscribe(Flow.Subscription s) { this.s = s; System.out.println(name + " subscribed"); if (first != 0) s.request(first); }
        public void onNext(Integer i) { System.out.println(name + " " + i); if (i == 13) throw new IllegalStateException("unlucky"); if (i == 7) s.cancel(); }
        public void onError(Throwable t) { System.out.println(name + " " + t); }
        public void onComplete() { System.out.println(name + " complete"); }
    }
    public static void main(String[] args) throws Exception {
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 3);
        System.out.println(p.getMaxBufferCapacity() + " " + p.hasSubscribers() + " " + p.isClosed() + " " + p.submit(0));
        Told all = new Told("all", Long.MAX_VALUE), two = new Told("two", 2), bad = new Told("bad", 5);
        p.subscribe(all); p.subscribe(two); p.subscribe(bad);
        System.out.println(p.getNumberOfSubscribers() + " " + p.isSubscribed(two) + " " + p.isSubscribed(new Told("x", 1)));
        p.submit(1); p.submit(2); p.submit(3);
        System.out.println(p.estimateMaximumLag());
        two.s.request(1);
        p.submit(13);
        System.out.println(p.getNumberOfSubscribers());
        p.subscribe(two);
        System.out.println(p.isSubscribed(two) + " " + p.isSubscribed(all));
        Told none = new Told("none", 0); SubmissionPublisher<Integer> q = new SubmissionPublisher<>(Runnable::run, 2);
        q.subscribe(none);
        System.out.println(q.offer(1, null) + " " + q.offer(2, (s, i) -> { System.out.println("drop? " + i); return true; }) + " " + q.offer(3, (s, i) -> { System.out.println("drop " + i + " " + (s == none)); none.s.request(1); return true; }) + " " + q.offer(4, null));
        none.s.request(0);
        System.out.println(q.getNumberOfSubscribers());
        q.subscribe(new Told("late", 1)); q.closeExceptionally(new RuntimeException("over")); System.out.println(q.isClosed() + " " + q.getClosedException().getMessage());
        q.subscribe(new Told("after", 1));
        p.close(); try { p.submit(5); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        p.subscribe(new Told("closed", 1));
        try { p.submit(null); } catch (NullPointerException e) { System.out.println("npe"); }
        SubmissionPublisher<Integer> r = new SubmissionPublisher<>(Runnable::run, 8, (s, e) -> System.out.println("handled " + e.getMessage()));
        r.subscribe(new Told("r", 9)); r.subscribe(new Told("c", 9)); r.submit(7); r.submit(13);
        List<Integer> got = new ArrayList<>(); CompletableFuture<Void> f = r.consume(got::add); r.submit(20); r.close(); System.out.println(got + " " + f.isDone() + " " + r.getNumberOfSubscribers());
        try { new SubmissionPublisher<Integer>(Runnable::run, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
