import java.util.*;

// a small object-oriented program.
interface Account {
    String id();

    long balance();

    void post(long amount);

    default boolean canWithdraw(long amount) {
        return balance() >= amount;
    }
}

abstract class Base implements Account {
    private final String id;
    protected long balance;
    private final List<String> log = new ArrayList<>();

    Base(String id) {
        this.id = id;
    }

    public final String id() {
        return id;
    }

    public long balance() {
        return balance;
    }

    public void post(long amount) {
        if (amount < 0 && !canWithdraw(-amount)) {
            throw new Overdrawn(this, -amount);
        }
        balance += amount;
        log.add((amount < 0 ? "" : "+") + amount);
    }

    List<String> log() {
        return Collections.unmodifiableList(log);
    }
}

class Checking extends Base {
    private final long limit;

    Checking(String id, long limit) {
        super(id);
        this.limit = limit;
    }

    @Override
    public boolean canWithdraw(long amount) {
        return balance + limit >= amount;
    }
}

class Savings extends Base {
    Savings(String id) {
        super(id);
    }

    void interest(double rate) {
        post(Math.round(balance * rate));
    }
}

class Overdrawn extends RuntimeException {
    Overdrawn(Account a, long amount) {
        super(String.format("%s: cannot withdraw %,d of %d", a.id(), amount, a.balance()));
    }
}

public class Bank {
    public static void main(String[] args) {
        Map<String, Base> accounts = new LinkedHashMap<>();
        for (Base b : new Base[] {new Checking("c1", 500), new Savings("s1")}) {
            accounts.put(b.id(), b);
        }
        accounts.get("s1").post(10_000);
        accounts.get("c1").post(-400);
        ((Savings) accounts.get("s1")).interest(0.015);
        try {
            accounts.get("c1").post(-1_000);
        } catch (Overdrawn e) {
            System.out.println(e.getMessage());
        }
        for (Map.Entry<String, Base> e : accounts.entrySet()) {
            System.out.println(e.getKey() + " " + e.getValue().balance() + " " + e.getValue().log());
        }
    }
}
