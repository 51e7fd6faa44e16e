// i = i++ + ++i and their like.
public class IncrementOrder {
    public static void main(String[] args) {
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        i = i++;
        System.out.println(i);
        int j = i-- - --i;
        System.out.println(i + " " + j);
        int k = 1;
        k += k++ + ++k;
        System.out.println(k);
        k = 2;
        k = k++ * k-- + k;
        System.out.println(k);
        int x = 10;
        int y = x++ + x++ * --x;
        System.out.println(x + " " + y);
        x = 3;
        x = -x++ + -x;
        System.out.println(x);
        int a = 1, b = 2;
        a = b = a + b;
        System.out.println(a + " " + b);
        int z = 0;
        z = (z = 3) * z + (z += 4) - z++;
        System.out.println(z);
        System.out.println(z++ + "" + z + ++z);
    }
}
