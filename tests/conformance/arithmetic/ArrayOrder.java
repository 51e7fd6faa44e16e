// operands of array accesses from left to right.
public class ArrayOrder {
    public static void main(String[] args) {
        int[] a = {10, 20, 30, 40};
        int i = 0;
        a[i++] = i;
        System.out.println(i + " " + a[0]);
        a[i] = i = 2;
        System.out.println(i + " " + a[1] + " " + a[2]);
        a[i++] += a[i] * 2;
        System.out.println(i + " " + a[2]);
        i = 0;
        a[i] = a[++i] + a[++i];
        System.out.println(i + " " + a[0]);
        int[] b = a;
        a[(a = new int[] {7, 8, 9, 9})[0] - 7] = 99;
        System.out.println(b[0] + " " + a[0]);
        i = 0;
        a[i++]++;
        a[i++]--;
        ++a[i++];
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        i = 1;
        a[i--] <<= i + 1;
        System.out.println(a[1] + " " + i);
    }
}
