// default values of fields of all types, field hiding in blocks, forward references.
public class FieldDefaults {
    int i;
    long l;
    double d;
    float f;
    char c;
    boolean b;
    byte y;
    short s;
    String t;
    int[] a;
    int first = this.second + 1;
    int second = 5;
    static int[] table = new int[3];

    static {
        for (int k = 0; k < table.length; k++) {
            table[k] = k * k;
        }
    }

    public static void main(String[] args) {
        FieldDefaults x = new FieldDefaults();
        System.out.println(x.i + " " + x.l + " " + x.d + " " + x.f + " " + (int) x.c + " " + x.b + " " + x.y + " " + x.s + " " + x.t + " " + x.a);
        System.out.println(x.first + " " + x.second + " " + table[2]);
        x.i = x.first = x.second = 9;
        System.out.println(x.i + x.first);
        x.c += 'a';
        x.s--;
        x.y |= 0x80;
        x.t += x.c;
        System.out.println(x.c + " " + x.s + " " + x.y + " " + x.t);
    }
}
