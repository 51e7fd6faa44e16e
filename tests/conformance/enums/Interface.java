import java.util.HashMap;
import java.util.Map;

// enums behind interfaces, with static lookup maps.
interface Priced {
    int cents();

    default String shown() {
        return String.format("$%d.%02d", cents() / 100, cents() % 100);
    }
}

enum Coin implements Priced {
    PENNY(1), NICKEL(5), DIME(10), QUARTER(25);

    private static final Map<Integer, Coin> BY_VALUE = new HashMap<>();

    static {
        for (Coin c : values()) BY_VALUE.put(c.cents, c);
    }

    private final int cents;

    Coin(int cents) {
        this.cents = cents;
    }

    public int cents() {
        return cents;
    }

    static Coin of(int cents) {
        return BY_VALUE.get(cents);
    }
}

public class Interface {
    public static void main(String[] args) {
        int amount = 91;
        Coin[] coins = Coin.values();
        for (int i = coins.length - 1; i >= 0; i--) {
            int n = amount / coins[i].cents();
            amount %= coins[i].cents();
            System.out.print(n + "x" + coins[i] + " ");
        }
        System.out.println("");
        Priced p = Coin.of(25);
        System.out.println(p.shown() + " " + Coin.of(3) + " " + Coin.of(5).shown());
    }
}
