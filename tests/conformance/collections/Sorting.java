import java.util.*;

// Collections.sort, comparators and their combinations.
class Person {
    final String name;
    final int age;
    final double height;

    Person(String name, int age, double height) {
        this.name = name;
        this.age = age;
        this.height = height;
    }

    String getName() {
        return name;
    }

    int getAge() {
        return age;
    }

    public String toString() {
        return name + age;
    }
}

public class Sorting {
    public static void main(String[] args) {
        List<Person> l = new ArrayList<>(List.of(new Person("Bob", 30, 1.8), new Person("ann", 25, 1.7), new Person("Cid", 30, 1.6), new Person("Dee", 25, 1.9)));
        l.sort(Comparator.comparing(Person::getName));
        System.out.println(l);
        l.sort(Comparator.comparing(Person::getName, String.CASE_INSENSITIVE_ORDER));
        System.out.println(l);
        l.sort(Comparator.comparingInt(Person::getAge).thenComparing(Person::getName, Comparator.reverseOrder()));
        System.out.println(l);
        l.sort(Comparator.comparing(Person::getAge).reversed().thenComparing(p -> p.height));
        System.out.println(l);
        l.sort(Comparator.comparingDouble((Person p) -> p.height).reversed());
        System.out.println(l);
        Collections.sort(l, (p, q) -> p.age != q.age ? Integer.compare(p.age, q.age) : p.name.compareTo(q.name));
        System.out.println(l);
        Collections.sort(l, new Comparator<Person>() {
            @Override
            public int compare(Person p, Person q) {
                return q.name.length() - p.name.length();
            }
        });
        System.out.println(l);
        List<String> s = new ArrayList<>(Arrays.asList("pear", null, "fig", "apple"));
        s.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(s);
        s.sort(Comparator.nullsLast(Comparator.comparing(String::length)));
        System.out.println(s);
        List<Integer> n = new ArrayList<>(List.of(5, 3, 9));
        Collections.sort(n);
        System.out.println(n + " " + Collections.max(n) + Collections.min(n) + " " + Collections.max(n, Comparator.reverseOrder()) + " " + Collections.binarySearch(n, 5));
        Collections.sort(n, Collections.reverseOrder());
        System.out.println(n);
        Comparator<String> byLength = Comparator.comparingInt(String::length);
        System.out.println(byLength.compare("aa", "b") + " " + byLength.reversed().compare("aa", "b") + " " + byLength.thenComparing(Comparator.naturalOrder()).compare("a", "b") + " " + Comparator.<Integer>naturalOrder().compare(1, 2) + " " + byLength.thenComparingInt(x -> x.charAt(0)).compare("b", "a"));
        List<int[]> pairs = new ArrayList<>(List.of(new int[] {2, 1}, new int[] {1, 5}, new int[] {1, 2}));
        pairs.sort((x, y) -> x[0] == y[0] ? x[1] - y[1] : x[0] - y[0]);
        for (int[] p : pairs) {
            System.out.print(p[0] + "," + p[1] + " ");
        }
        System.out.println("");
        Map<String, Integer> scores = new HashMap<>(Map.of("x", 3, "y", 9, "z", 5));
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(scores.entrySet());
        entries.sort(Map.Entry.comparingByValue());
        System.out.println(entries);
        entries.sort(Map.Entry.<String, Integer>comparingByKey().reversed());
        System.out.println(entries);
        entries.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        System.out.println(entries);
    }
}
