// operators and what they bind.
public class Precedence {
    public static void main(String[] args) {
        System.out.println(2 + 3 * 4 - 10 / 3 % 2);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println("a" + 1 * 2 + (3 + 4));
        System.out.println(1 << 2 + 1);
        System.out.println(5 & 3 | 4 ^ 1);
        System.out.println((5 & 3) == 1 || false && true);
        System.out.println(!true ^ true | false & true);
        System.out.println(-2 + - -3);
        System.out.println(~1 + 1);
        System.out.println(- (char) 5 + (int) 'a' + (byte) -1);
        int i = 3;
        System.out.println(i++ + i-- * 2);
        System.out.println(true ? 1 : false ? 2 : 3);
        System.out.println((i > 2 ? "big" : "small") + i);
        System.out.println(1 - 1 - 1 + " " + (1 - (1 - 1)) + " " + 100 / 10 / 5);
        boolean b = 1 < 2 == 3 < 4;
        System.out.println(b);
        int x, y, z;
        x = y = z = 4;
        x -= y -= z -= 1;
        System.out.println(x + " " + y + " " + z);
    }
}
