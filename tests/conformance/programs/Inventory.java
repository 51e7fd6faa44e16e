import java.util.*;

// a class with everything: builder, generics, streams avoided.
class Item {
    private final String name;
    private final int price;
    private final Set<String> tags;

    private Item(Builder b) {
        name = b.name;
        price = b.price;
        tags = new LinkedHashSet<>(b.tags);
    }

    static Builder named(String name) {
        return new Builder(name);
    }

    int price() {
        return price;
    }

    @Override
    public String toString() {
        return name + "@" + price + tags;
    }

    static class Builder {
        private final String name;
        private int price = 1;
        private final List<String> tags = new ArrayList<>();

        private Builder(String name) {
            this.name = Objects.requireNonNull(name);
        }

        Builder price(int p) {
            price = p;
            return this;
        }

        Builder tag(String... ts) {
            tags.addAll(Arrays.asList(ts));
            return this;
        }

        Item build() {
            return new Item(this);
        }
    }
}

public class Inventory {
    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        items.add(Item.named("pen").price(3).tag("office", "small").build());
        items.add(Item.named("desk").price(150).tag("office").tag().build());
        items.add(Item.named("gum").build());
        items.sort(Comparator.comparingInt(Item::price).reversed());
        System.out.println(items);
        int total = 0;
        for (Item i : items) {
            total += i.price();
        }
        System.out.println(total);
    }
}
