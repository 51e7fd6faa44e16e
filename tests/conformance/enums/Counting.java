import java.util.HashMap;
import java.util.Map;

// enums as array indices and map keys, singletons and nested enums.
class Card {
    enum Suit { CLUBS, HEARTS }

    enum Rank {
        TWO, ACE;

        Rank higher() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    final Suit suit;
    final Rank rank;

    Card(Suit suit, Rank rank) {
        this.suit = suit;
        this.rank = rank;
    }

    public String toString() {
        return rank + " of " + suit;
    }
}

enum Single {
    INSTANCE;

    private int count;

    int next() {
        return ++count;
    }
}

public class Counting {
    public static void main(String[] args) {
        int[] counts = new int[Card.Suit.values().length];
        Map<String, Card.Rank> byName = new HashMap<>();
        for (Card.Suit s : Card.Suit.values()) {
            for (Card.Rank r : Card.Rank.values()) {
                System.out.println(new Card(s, r) + " " + r.higher());
                counts[s.ordinal()]++;
                byName.put(s.name() + r, r);
            }
        }
        System.out.println(counts[0] + counts[1] + " " + byName.get("CLUBSACE"));
        Single.INSTANCE.next();
        System.out.println(Single.INSTANCE.next());
        Comparable<Card.Suit> c = Card.Suit.CLUBS;
        System.out.println(c.compareTo(Card.Suit.HEARTS));
    }
}
