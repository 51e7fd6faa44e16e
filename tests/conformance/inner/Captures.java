import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

// values are captured when the object is made.
public class Captures {
    public static void main(String[] args) {
        List<Supplier<Integer>> list = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i * i;
            list.add(() -> j);
        }
        for (int k : new int[] {7, 8}) {
            list.add(() -> k);
        }
        for (Supplier<Integer> s : list) {
            System.out.print(s.get() + " ");
        }
        System.out.println("");
        int[] cell = {1};
        Runnable inc = () -> cell[0]++;
        inc.run();
        inc.run();
        System.out.println(cell[0]);
        String prefix = "p";
        Supplier<Supplier<String>> nested = () -> {
            String inner = prefix + "q";
            return () -> inner + prefix;
        };
        System.out.println(nested.get().get());
        class Holder {
            int field = 5;

            Supplier<Integer> reader() {
                return () -> field;
            }
        }
        Holder h = new Holder();
        Supplier<Integer> r = h.reader();
        h.field = 6;
        System.out.println(r.get());
    }
}
