import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

// EnumMap and EnumSet.
enum Fruit { APPLE, BANANA, CHERRY, DATE }

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
    }
}
