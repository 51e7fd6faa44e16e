// expect: true
// tasks: 4
// note: Nobody waits in the monitor of an account, though somebody does in another one.
public class NotifyWithoutWaiters {
    static class Account {
        private int balance;

        synchronized void add(int amount) {
            balance += amount;
            notifyAll();
        }
    }

    static class Place {
        private boolean full;

        synchronized void put() {
            full = true;
            notifyAll();
        }

        synchronized void take() throws InterruptedException {
            while (!full) {
                wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Place place = new Place();
        new Thread(() -> account.add(1)).start();
        new Thread(() -> account.add(2)).start();
        new Thread(place::put).start();
        place.take();
    }
}
