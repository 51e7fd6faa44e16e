// arrows, yield, nesting, and types.
public class SwitchExpressions {
    enum Color { RED, GREEN, BLUE }

    static int code(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> {
                int x = 1;
                for (int i = 0; i < 3; i++) {
                    x *= 2;
                }
                yield x;
            }
        };
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(c + " " + code(c));
        }
        int n = 3;
        String size = switch (n) {
            case 0, 1 -> "small";
            case 2, 3 -> n == 2 ? "two" : "three";
            default -> throw new IllegalStateException();
        };
        System.out.println(size);
        int old = switch (n) {
            case 1:
                yield 10;
            case 3:
                n++;
            case 4:
                n++;
            default:
                yield n * 100;
        };
        System.out.println(old);
        double mixed = switch (n) {
            case 5 -> 1;
            default -> 2.5;
        };
        System.out.println(mixed);
        System.out.println(switch (n % 2) { case 0 -> 'e'; default -> 'o'; });
        var nested = switch (n) {
            case 5 -> switch (size) {
                case "three" -> "5/three";
                default -> "5/other";
            };
            default -> "other";
        };
        System.out.println(nested);
        System.out.println(1 + switch (n) { case 5: try { yield 10; } finally { System.out.println("finally"); } default: yield 0; } * 2);
        try {
            int r = switch (n) {
                case 5 -> throw new RuntimeException("from switch");
                default -> 0;
            };
            System.out.println(r);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        switch (n) {
            case 1 -> System.out.println("one");
            case 5 -> {
                if (n > 4) {
                    break;
                }
                System.out.println("not reached");
            }
            default -> System.out.println("default");
        }
        int total = 0;
        for (int i = 0; i < 5; i++) {
            total += switch (i) {
                case 0, 2, 4 -> i;
                default -> -1;
            };
        }
        System.out.println(total);
    }
}
