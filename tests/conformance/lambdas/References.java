import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

// method references of all kinds.
class Person {
    final String name;

    Person() {
        this("nobody");
    }

    Person(String name) {
        this.name = name;
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    static Person parse(String s) {
        return new Person(s.trim());
    }

    Supplier<String> reader() {
        return this::toString;
    }

    public String toString() {
        return "P:" + name;
    }
}

class Child extends Person {
    public String toString() {
        return "C:" + name;
    }

    Supplier<String> reader() {
        return super::toString;
    }
}

public class References {
    public static void main(String[] args) {
        Function<String, Person> byStatic = Person::parse;
        Function<String, Person> byConstructor = Person::new;
        Supplier<Person> empty = Person::new;
        BiFunction<Person, String, String> unbound = Person::greet;
        Function<String, String> bound = new Person("Ann")::greet;
        IntFunction<int[]> array = int[]::new;
        Function<Integer, String[][]> array2 = String[][]::new;
        System.out.println(byStatic.apply(" x ") + " " + byConstructor.apply("y") + " " + empty.get() + " " + unbound.apply(new Person("A"), "B") + " " + bound.apply("C") + " " + array.apply(3).length + array2.apply(2).length);
        System.out.println(new Child().reader().get() + " " + new Person("q").reader().get());
        List<String> words = new ArrayList<>(List.of("b", "C", "a"));
        words.sort(String::compareToIgnoreCase);
        words.forEach(System.out::print);
        words.replaceAll(String::toUpperCase);
        System.out.println(words);
        UnaryOperator<String> up = String::toLowerCase;
        Function<Object, String> text = Object::toString;
        Function<Object, String> value = String::valueOf;
        System.out.println(up.apply("ABC") + text.apply(5) + value.apply(null));
        Supplier<ArrayList<Integer>> maker = ArrayList::new;
        System.out.println(maker.get().size());
        Function<String, Integer> parse = Integer::parseInt;
        BiFunction<Integer, Integer, Integer> max = Math::max;
        System.out.println(parse.andThen(n -> n + 1).apply("41") + " " + max.apply(3, 4));
        String none = null;
        try {
            Supplier<Integer> length = none::length;
            System.out.println("not reached");
        } catch (NullPointerException e) {
            System.out.println("checked at once");
        }
    }
}
