// long texts are built in reasonable time.
public class Ropes {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            b.append(i % 10);
        }
        System.out.println(b.length() + " " + b.toString().hashCode());
        String s = "";
        for (int i = 0; i < 300; i++) {
            s += i;
        }
        System.out.println(s.length() + " " + s.indexOf("299"));
        System.out.println("ab".repeat(1000).replace("ba", "x").length());
    }
}
