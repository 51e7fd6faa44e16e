import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Map;

// EnumMap and EnumSet.
enum Fruit { APPLE, BANANA, CHERRY, DATE }

enum Many {
    A0, A1, A2, A3, A4, A5, A6, A7, A8, A9,
    B0, B1, B2, B3, B4, B5, B6, B7, B8, B9,
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
    D0, D1, D2, D3, D4, D5, D6, D7, D8, D9,
    E0, E1, E2, E3, E4, E5, E6, E7, E8, E9,
    F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
    G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
}

public class Sets {
    public static void main(String[] args) {
        EnumMap<Fruit, Integer> stock = new EnumMap<>(Fruit.class);
        stock.put(Fruit.CHERRY, 3);
        stock.put(Fruit.APPLE, 1);
        stock.merge(Fruit.CHERRY, 5, Integer::sum);
        for (Map.Entry<Fruit, Integer> e : stock.entrySet()) {
            System.out.println(e.getKey() + "=" + e.getValue());
        }
        System.out.println(stock + " " + stock.containsKey(Fruit.DATE) + " " + stock.get(Fruit.DATE) + " " + stock.size() + " " + stock.keySet() + stock.values());
        stock.remove(Fruit.APPLE);
        System.out.println(stock);
        EnumSet<Fruit> some = EnumSet.of(Fruit.DATE, Fruit.APPLE);
        System.out.println(some + " " + EnumSet.complementOf(some) + " " + EnumSet.allOf(Fruit.class) + " " + EnumSet.noneOf(Fruit.class) + " " + EnumSet.range(Fruit.BANANA, Fruit.DATE));
        some.add(Fruit.BANANA);
        some.remove(Fruit.APPLE);
        System.out.println(some.contains(Fruit.BANANA) + " " + some.size() + " " + some);
        for (Fruit f : some) {
            System.out.print(f.ordinal() + " ");
        }
        System.out.println(some.equals(EnumSet.range(Fruit.BANANA, Fruit.DATE)));
        iterators();
    }

    // What was there when an iterator was made, or came to a word of 64 members.
    private static void iterators() {
        EnumSet<Fruit> set = EnumSet.of(Fruit.APPLE, Fruit.CHERRY);
        Iterator<Fruit> it = set.iterator();
        it.next();
        set.add(Fruit.BANANA);
        set.remove(Fruit.CHERRY);
        System.out.print(set);
        while (it.hasNext()) {
            System.out.print(" " + it.next());
        }
        it.remove();
        System.out.println(" " + set);
        EnumSet<Many> many = EnumSet.of(Many.A0, Many.G5, Many.G9);
        Iterator<Many> i = many.iterator();
        System.out.print(i.next());
        many.add(Many.A5);
        many.add(Many.G6);
        many.remove(Many.G9);
        i.remove();
        System.out.print(" " + i.next());
        many.add(Many.G9);
        many.remove(Many.G6);
        while (i.hasNext()) {
            System.out.print(" " + i.next());
        }
        System.out.println(" " + many);
    }
}
