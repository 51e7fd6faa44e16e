import java.util.*;

// records in collections, sorted and grouped.
record Student(String name, int year, double grade) {
    boolean passed() {
        return grade >= 5;
    }
}

public class Sorting {
    public static void main(String[] args) {
        List<Student> l = new ArrayList<>(List.of(new Student("Zoe", 2, 7.5), new Student("Al", 1, 4.5), new Student("Bo", 2, 9), new Student("Cy", 1, 6)));
        l.sort(Comparator.comparingInt(Student::year).thenComparing(Student::grade, Comparator.reverseOrder()));
        for (Student s : l) System.out.println(s);
        Map<Integer, List<String>> byYear = new HashMap<>();
        for (Student s : l) if (s.passed()) byYear.computeIfAbsent(s.year(), y -> new ArrayList<>()).add(s.name());
        System.out.println(byYear);
        Map<Student, String> m = new HashMap<>();
        m.put(new Student("X", 1, 1), "first");
        m.put(new Student("X", 1, 1.0), "second");
        System.out.println(m.size() + " " + m.get(new Student("X", 1, 1)));
    }
}
