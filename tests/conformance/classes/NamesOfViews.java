import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;

/** Classes that programs cannot name, but print. */
public class NamesOfViews {
    static void show(Object o) {
        System.out.println(o.getClass() + " " + o.getClass().getSimpleName() + " " + o.getClass().getName().startsWith("java.util"));
    }

    public static void main(String[] args) {
        show(Arrays.asList(1, 2));
        show(Collections.emptyList());
        show(Collections.emptySet());
        show(Collections.emptyMap());
        show(Collections.singletonList(1));
        show(Collections.singleton(1));
        show(Collections.singletonMap(1, 2));
        show(Collections.nCopies(2, 1));
        show(Collections.unmodifiableCollection(new ArrayList<>()));
        show(Collections.unmodifiableSet(new HashSet<>()));
        show(Collections.unmodifiableMap(new HashMap<>()));
        show(Collections.synchronizedCollection(new ArrayList<>()));
        show(Collections.synchronizedSet(new HashSet<>()));
        show(Collections.synchronizedMap(new HashMap<>()));
        System.out.println(System.out.getClass().getName() + " " + Arrays.asList("a").getClass().equals(Arrays.asList(1).getClass()));
    }
}
