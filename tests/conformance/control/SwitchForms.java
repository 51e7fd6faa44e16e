// switch in all its forms.
import java.util.*;
public class SwitchForms {
    enum Day {
        MON, TUE, SAT, SUN
    }
    static String kind(Day d) {
        return switch (d) {
            case SAT, SUN -> "weekend";
            case MON -> {
                String s = "start";
                yield s + d.ordinal();
            }
            default -> d.name().toLowerCase();
        };
    }
    static int old(int x) {
        int r = 0;
        switch (x) {
            case 1: r += 1;
            case 2: r += 2;
            break;
            case 3: {
                r = 30;
                break;
            }
            default: r = -1;
            case 9: r *= 2;
        }
        return r;
    }
    static String str(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "same hash";
            case "": return "empty";
            default: return "other " + s;
        }
    }
    static int yielding(Object o, char c) {
        return switch (c) {
            case 'a': case 'b': yield 1;
            case 'c': if (o == null) yield 2;
            else yield 3;
            default: {
                int t = 0;
                for (int i = 0; i < 3; i++) {
                    if (i == 2) break;
                    t += i;
                }
                yield t;
            }
        };
    }
    static void arrows(int i) {
        switch (i) {
            case 1 -> System.out.print("one ");
            case 2, 3 -> {
                System.out.print("two-three ");
            }
            default -> throw new IllegalArgumentException("bad " + i);
        }
    }
    static long nested(int a, int b) {
        return switch (a) {
            case 0 -> switch (b) {
                case 0 -> 0L;
                default -> 1;
            };
            case 1 -> b > 0 ? 'c' : 5;
            default -> Integer.MAX_VALUE + 1;
        };
    }
    static String boxed(Integer i) {
        switch (i) {
            case 1: return "I";
            case 127: return "max";
            default: return "?";
        }
    }
    public static void main(String[] args) {
        for (Day d : Day.values()) System.out.print(kind(d) + " ");
        System.out.println();
        for (int i : new int[] {1, 2, 3, 4, 9}) System.out.print(old(i) + " ");
        System.out.println();
        for (String s : new String[] {"Aa", "BB", "", "AaBB", "C#"}) System.out.print(str(s) + ";");
        System.out.println();
        System.out.println(yielding(null, 'a') + " " + yielding(null, 'c') + yielding("", 'c') + yielding(1, 'z'));
        try {
            for (int i = 1; i < 6; i++) arrows(i);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(nested(0, 0) + " " + nested(0, 5) + " " + nested(1, 1) + " " + nested(1, 0) + " " + nested(7, 7));
        System.out.println(boxed(1) + boxed(127) + boxed(5));
        try {
            kind(null);
        } catch (NullPointerException e) {
            System.out.println("NPE enum");
        }
        try {
            str(null);
        } catch (NullPointerException e) {
            System.out.println("NPE string");
        }
        try {
            boxed(null);
        } catch (NullPointerException e) {
            System.out.println("NPE box");
        }
        byte b = 5;
        switch (b) {
            case 5: System.out.print("byte ");
        }
        short sh = -3;
        switch (sh) {
            case -3 -> System.out.print("short ");
            default -> { }
        }
        final int K = 4;
        switch (2 + 2) {
            case K: System.out.print("const ");
            break;
            case K + 1: System.out.print("no");
        }
        switch ('x') { }
        switch (3) {
            default: System.out.print("default first ");
            case 1: System.out.print("then one ");
        }
        int cnt = 0;
        loop: for (int i = 0; i < 10; i++) {
            switch (i % 4) {
                case 0: continue;
                case 1: cnt++;
                break;
                case 2: cnt += 10;
                continue loop;
                case 3: if (i > 6) break loop;
            }
            cnt += 100;
        }
        System.out.println(cnt);
        int x = switch ("b") {
            case "a" -> 1;
            case "b" -> {
                try {
                    yield Integer.parseInt("q");
                } catch (NumberFormatException e) {
                    yield -7;
                } finally {
                    System.out.print("finally ");
                }
            }
            default -> 0;
        };
        System.out.println(x);
        var r = switch (1) {
            case 1 -> 1;
            default -> 2.0;
        };
        System.out.println(r);
        Object o = switch (2) {
            case 1 -> 1;
            case 2 -> "str";
            default -> List.of();
        };
        System.out.println(o);
        System.out.println(1 + switch (Day.SUN) {
            case MON, TUE -> 10;
            case SAT -> 20;
            case SUN -> 30;
        }* 2);
        Runnable run = switch (Day.MON) {
            case MON -> () -> System.out.println("lambda from switch");
            default -> null;
        };
        run.run();
        switch (Day.TUE) {
            case MON: int local = 1;
            break;
            case TUE: local = 5;
            System.out.println(local);
        }
        char ch = switch (1) {
            case 1 -> 'q';
            default -> 'z';
        };
        System.out.println(ch);
        do {
            switch (cnt) {
                default: break;
            }
            cnt++;
        } while (cnt < 0);
        int y = 0;
        switch (y++) {
            case 0: System.out.println("y" + y);
        }
        System.out.println(tri(0) + tri(1) + tri(2));
    }
    static String tri(int i) {
        return i == 0 ? "zero" : switch (i) {
            case 1 -> "one";
            default -> {
                if (i > 1) {
                    yield "many";
                }
                yield "neg";
            }
        };
    }
}
