import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayQueues {
    static class Job implements Delayed {
        final String name;
        final long delay;

        Job(String name, long delay) {
            this.name = name;
            this.delay = delay;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(delay, TimeUnit.MILLISECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static class Timed implements Delayed {
        final long at;

        Timed(long millis) {
            at = System.currentTimeMillis() + millis;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(at, ((Timed) other).at);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Job> q = new DelayQueue<>();
        System.out.println(q.isEmpty() + " " + q.poll() + " " + q.peek() + " " + q.size());
        q.add(new Job("c", -1));
        q.put(new Job("a", -3));
        System.out.println(q.offer(new Job("b", -2)) + " " + q.offer(new Job("d", 0), 1, TimeUnit.SECONDS) + " " + q.size() + " " + q.remainingCapacity());
        System.out.println(q.peek() + " " + q.take() + " " + q.poll() + " " + q.poll(1, TimeUnit.SECONDS) + " " + q);
        Job far = new Job("far", 1000000);
        q.add(far);
        System.out.println(q.contains(far) + " " + q.remove(far) + " " + q.remove(far) + " " + q.size());
        List<Job> list = new ArrayList<>();
        q.add(new Job("e", -9));
        System.out.println(q.drainTo(list, 1) + " " + list + " " + q.drainTo(list) + " " + list + " " + q.isEmpty());
        q.add(new Job("x", -5));
        q.add(new Job("y", 5000));
        int n = 0;
        Iterator<Job> it = q.iterator();
        while (it.hasNext()) {
            if (it.next().name.equals("x")) {
                it.remove();
            }
            n++;
        }
        System.out.println(n + " " + q.peek() + " " + q.toArray().length);
        q.clear();
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            q.drainTo(q);
        } catch (IllegalArgumentException e) {
            System.out.println("itself");
        }
        DelayQueue<Timed> timed = new DelayQueue<>();
        timed.add(new Timed(20));
        timed.add(new Timed(10));
        Timed first = timed.take();
        Timed second = timed.take();
        System.out.println(first.at <= second.at);
    }
}
