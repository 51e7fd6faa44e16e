// switch on strings.
public class SwitchStrings {
    static int days(String month) {
        switch (month) {
            case "feb":
                return 28;
            case "apr":
            case "jun":
            case "sep":
            case "nov":
                return 30;
            default:
                return 31;
        }
    }

    static String kind(String s) {
        return switch (s) {
            case "Aa", "BB" -> "collision";
            case "" -> "empty";
            default -> {
                String t = s.toUpperCase();
                yield t + "!";
            }
        };
    }

    public static void main(String[] args) {
        System.out.println(days("feb") + " " + days("jun") + " " + days("jan") + " " + days("n" + "ov"));
        System.out.println(kind("Aa") + kind("BB") + kind("") + kind("x") + kind("AaBB"));
        final String key = "k" + 1;
        switch ("k1") {
            case key:
                System.out.println("constant");
        }
        String s = null;
        try {
            switch (s) {
                case "a":
                    break;
                default:
                    System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
