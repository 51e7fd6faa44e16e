import java.util.*;
import java.lang.reflect.Array;
public class VectorsAndArrays {
    interface R { Object r(); }
    static void t(R r) { try { System.out.println(r.r()); } catch (RuntimeException e) { System.out.println(e); } }
    /** What the message says depends on how much room there is. */
    static void below(Runnable r) { try { r.run(); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getClass()); } }
    public static void main(String[] a) {
        Vector<Integer> v = new Vector<>(List.of(1, 2, 3));
        Stack<Integer> s = new Stack<>();
        for (int i : new int[] {3, 5}) {
            t(() -> v.get(i)); t(() -> v.elementAt(i)); t(() -> v.set(i, 1)); t(() -> v.remove(i)); t(() -> { v.removeElementAt(i); return 0; }); t(() -> { v.setElementAt(9, i); return 0; });
            if (i != 3) { t(() -> { v.insertElementAt(9, i); return 0; }); t(() -> { v.add(i, 9); return 0; }); t(() -> v.addAll(i, List.of(1))); t(() -> v.listIterator(i)); t(() -> v.subList(i, i)); t(() -> v.subList(0, i)); }
            t(() -> v.lastIndexOf(1, i)); t(() -> v.indexOf(1, i));
        }
        t(() -> v.subList(2, 1)); t(() -> new Vector<Integer>(-1)); t(() -> new Vector<Integer>().firstElement()); t(() -> new Vector<Integer>().lastElement()); t(s::pop); t(s::peek);
        for (int i : new int[] {-1, -2}) {
            t(() -> v.lastIndexOf(1, i)); t(() -> v.addAll(i, List.of(1))); t(() -> { v.removeElementAt(i); return 0; }); t(() -> v.subList(i, 1));
            below(() -> v.add(i, 9)); below(() -> v.insertElementAt(9, i)); below(() -> v.setElementAt(9, i)); below(() -> v.elementAt(i)); below(() -> v.get(i)); below(() -> v.set(i, 9));
            below(() -> v.remove(i)); below(() -> v.indexOf(1, i)); below(() -> new Stack<Integer>().indexOf(null, i)); below(() -> v.setSize(i)); below(() -> s.add(i, 4));
        }
        t(() -> v + " " + s);
        t(() -> new ArrayDeque<Object>(List.of("a")).toArray(new Integer[1])); t(() -> new PriorityQueue<Object>(List.of("a")).toArray(new Integer[0]));
        t(() -> List.of("a", "b", "c").toArray(new Integer[1])); t(() -> List.of("a", "b").toArray(new Integer[1]));
        t(() -> Array.newInstance(int.class)); 
        Object arr = Array.newInstance(double.class, 2); Array.setDouble(arr, 0, 1.5); Array.set(arr, 1, 2.5); System.out.println(Array.get(arr, 1) + " " + Array.getDouble(arr, 0)); t(() -> { Array.set(new String[1], 0, 1); return 0; }); t(() -> { Array.set("x", 0, 1); return 0; });
        Object ia = new int[3]; Array.setInt(ia, 1, 7); System.out.println(Array.getInt(ia, 1) + Array.getLength(ia)); t(() -> Array.getInt(ia, 3));
    }
}
