// expect: true
// note: Amounts are inputs, and transfers do not commute; each keeps the total, in an array, in objects, and under locks.

import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;

public class TotalKept {
    static final class Account {
        int balance = 2;
    }

    static final ReentrantLock lock = new ReentrantLock();
    static final long[] elements = {2, 2};
    static final Account[] accounts = {new Account(), new Account()};
    static int left = 2;
    static int right = 2;

    static void betweenElements(final int from, final int amount) {
        synchronized (elements) {
            if (elements[from] >= amount) {
                elements[from] -= amount;
                elements[1 - from] += amount;
            }
        }
    }

    static void betweenObjects(final int from, final int amount) {
        lock.lock();
        try {
            if (accounts[from].balance < amount) {
                return;
            }
            accounts[from].balance -= amount;
            accounts[1 - from].balance += amount;
        } finally {
            lock.unlock();
        }
    }

    static synchronized void betweenFields(final int amount) {
        if (left >= amount) {
            left -= amount;
            right += amount;
        } else {
            left += right;
            right = 0;
        }
    }

    static synchronized void audit() {
        assert left + right == 4;
    }

    public static void main(final String[] args) throws InterruptedException {
        final Random random = new Random();
        final int one = random.nextInt(3);
        final int other = 1 + random.nextInt(2);
        final Thread first = new Thread(() -> {
            betweenElements(0, one);
            betweenObjects(0, one);
            betweenFields(one);
        });
        final Thread second = new Thread(() -> {
            betweenElements(1, other);
            betweenObjects(1, other);
            betweenFields(other);
            audit();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert elements[0] + elements[1] == 4;
        assert accounts[0].balance + accounts[1].balance == 4;
        assert accounts[0].balance >= 0 && accounts[1].balance >= 0;
        assert left + right == 4;
    }
}
