import java.util.*;

// a class cast that fails, in a list.
public class UncaughtCast {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static void pollute(List l) {
        l.add("text");
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1));
        pollute(l);
        System.out.println(l.size());
        int sum = 0;
        try {
            for (int x : l) sum += x;
        } catch (ClassCastException e) {
            System.out.println("polluted " + sum);
        }
        throw new UnsupportedOperationException();
    }
}
