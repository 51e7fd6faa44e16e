// a list is changed while it is iterated.
import java.util.*;
public class UncaughtModification {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a", "b", "c", "d"));
        for (String s : l) {
            System.out.println(s);
            if (s.equals("b")) l.remove(s);
        }
    }
}
