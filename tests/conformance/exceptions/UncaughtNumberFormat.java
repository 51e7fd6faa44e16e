// a text that is no number.
public class UncaughtNumberFormat {
    public static void main(String[] args) {
        for (String s : "4 8 fifteen 16".split(" ")) System.out.println(Integer.parseInt(s) * 2);
    }
}
