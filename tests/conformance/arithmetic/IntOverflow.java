// int arithmetic wraps.
public class IntOverflow {
    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(max * max);
        System.out.println(min * -1);
        System.out.println(-min);
        System.out.println(Math.abs(min));
        System.out.println(max * 2 + 2);
        int x = 46341;
        System.out.println(x * x);
        System.out.println(min / -1);
        System.out.println(min % -1);
        x = max;
        x++;
        System.out.println(x);
        x--;
        System.out.println(x);
        x += 1.5;
        System.out.println(x);
    }
}
