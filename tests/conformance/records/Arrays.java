// components that are arrays are compared by identity; varargs components.
record Data(int[] values, String... names) {
    int total() {
        int t = 0;
        for (int v : values) {
            t += v;
        }
        return t;
    }
}

public class Arrays {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        Data d = new Data(a, "x", "y");
        Data e = new Data(a, d.names());
        Data f = new Data(a.clone(), d.names());
        System.out.println(d.equals(e) + " " + d.equals(f) + " " + d.total() + " " + d.names().length + " " + new Data(a).names().length);
        a[0] = 10;
        System.out.println(d.total() + " " + f.total());
    }
}
