// byte, short and char are promoted to int.
public class SmallTypes {
    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b);
        b -= 1;
        System.out.println(b);
        short s = Short.MAX_VALUE;
        s++;
        System.out.println(s);
        char c = 0;
        c--;
        System.out.println((int) c);
        c += 2;
        System.out.println((int) c);
        byte x = 100, y = 100;
        int sum = x + y;
        byte cut = (byte) (x + y);
        System.out.println(sum + " " + cut);
        char d = 'a';
        System.out.println(d + 1);
        System.out.println((char) (d + 1));
        d++;
        System.out.println(d);
        System.out.println(d + d);
        System.out.println("" + d + d);
        System.out.println('a' + 'b' + "c");
        System.out.println((byte) 200 + " " + (short) 70000 + " " + (int) (char) -1 + " " + (char) 97 + " " + (byte) 'é');
        final int k = 10;
        byte narrow = k;
        char letter = 65;
        System.out.println(narrow + " " + letter);
    }
}
