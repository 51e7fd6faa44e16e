// Constants of enums in a switch on an interface, by their qualified names (JLS 21, 14.11.1).
public class QualifiedConstants {
    sealed interface Token permits Sign, Number { }
    enum Sign implements Token { PLUS, MINUS }
    record Number(int value) implements Token { }
    interface Suit { }
    enum Red implements Suit { HEARTS, DIAMONDS }
    enum Black implements Suit { CLUBS, SPADES }

    static String show(Token t) {
        return switch (t) {
            case Sign.PLUS -> "+";
            case Number(int n) when n < 0 -> "(" + n + ")";
            case Number(var n) -> "" + n;
            case Sign.MINUS -> "-";
        };
    }

    static int rank(Suit s) {
        switch (s) {
            case Red.HEARTS, Black.SPADES:
                return 2;
            case Red.DIAMONDS:
                return 1;
            default:
                return 0;
        }
    }

    static String side(Sign s) {
        return switch (s) {
            case Sign.PLUS -> "left";
            case MINUS -> "right";
        };
    }

    public static void main(String[] args) {
        Token[] all = { new Number(3), Sign.PLUS, new Number(-4), Sign.MINUS };
        for (Token t : all) {
            System.out.print(show(t) + " ");
        }
        System.out.println();
        System.out.println(rank(Red.HEARTS) + " " + rank(Red.DIAMONDS) + " " + rank(Black.CLUBS) + " " + rank(Black.SPADES));
        System.out.println(side(Sign.PLUS) + " " + side(Sign.MINUS));
        try {
            rank(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
