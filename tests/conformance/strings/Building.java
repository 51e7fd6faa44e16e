// concatenation in loops and builders as parameters.
public class Building {
    public static void main(String[] args) {
        String s = "";
        for (int i = 0; i < 10; i++) {
            s = i + s + (char) ('a' + i);
        }
        System.out.println(s + " " + s.length());
        StringBuilder b = new StringBuilder();
        for (String w : s.split("(?<=[a-e])")) {
            if (b.length() > 0) b.append(", ");
            b.append('\'').append(w).append('\'');
        }
        System.out.println(b);
        StringBuilder t = new StringBuilder("x");
        StringBuilder u = t;
        u.append("y");
        System.out.println(t + " " + (t == u) + " " + t.equals(new StringBuilder("xy")) + " " + t.toString().equals("xy"));
        char[] grid = new char[12];
        java.util.Arrays.fill(grid, '.');
        grid[3] = '#';
        for (int i = 0; i < 12; i += 4) System.out.println(new String(grid, i, 4));
    }
}
