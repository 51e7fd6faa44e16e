import java.util.*;

// clone of objects with arrays, of collections and of user classes.
public class Copies {
    static class Grid implements Cloneable {
        int[][] cells = {{1, 2}, {3, 4}};
        List<String> names = new ArrayList<>(List.of("a"));
        String tag = "t";

        public Grid clone() throws CloneNotSupportedException {
            Grid g = (Grid) super.clone();
            g.cells = cells.clone();
            return g;
        }
    }

    static class Colored extends Grid {
        String color = "red";
    }

    public static void main(String[] args) throws Exception {
        Colored a = new Colored();
        Colored b = (Colored) a.clone();
        b.cells[0][0] = 9;
        b.cells[1] = new int[] {7, 7};
        b.names.add("b");
        b.color = "blue";
        System.out.println(a.cells[0][0] + " " + a.cells[1][0] + " " + a.names + " " + a.color + b.color + " " + (a.tag == b.tag));
        ArrayList<Integer> l = new ArrayList<>(List.of(1, 2));
        @SuppressWarnings("unchecked")
        ArrayList<Integer> m = (ArrayList<Integer>) l.clone();
        m.add(3);
        HashMap<String, Integer> h = new HashMap<>(Map.of("k", 1));
        Map<String, Integer> copy = new HashMap<>(h);
        copy.put("z", 2);
        System.out.println(l + " " + m + " " + h + " " + copy.size());
        int[][] deep = {{1}, {2}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 5;
        System.out.println(deep[0][0]);
    }
}
