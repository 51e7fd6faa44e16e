// && and || against & and |.
public class ShortCircuit {
    static boolean t(String s) {
        System.out.print(s + " ");
        return true;
    }

    static boolean f(String s) {
        System.out.print(s + " ");
        return false;
    }

    public static void main(String[] args) {
        System.out.println(f("a") && t("b"));
        System.out.println(t("c") || t("d"));
        System.out.println(f("e") & t("f"));
        System.out.println(t("g") | f("h"));
        System.out.println(f("i") ^ t("j"));
        System.out.println(t("k") && f("l") || t("m") && !f("n"));
        String s = null;
        System.out.println(s != null && s.length() > 0);
        System.out.println(s == null || s.isEmpty());
        boolean b = false;
        b |= t("o");
        b &= f("p");
        System.out.println(b);
        if (f("q") || t("r") && f("s")) {
            System.out.println("then");
        } else if (t("u") ? f("v") : t("w")) {
            System.out.println("else if");
        } else
            System.out.println("else");
    }
}
