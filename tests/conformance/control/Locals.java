// locals that are changed while an expression that has read them is evaluated.
public class Locals {
    static String join(Object... o) {
        StringBuilder b = new StringBuilder();
        for (Object x : o) b.append(x).append(' ');
        return b.toString();
    }
    static int sum(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }
    int f = 1;
    static int g = 1;
    int[] arr = {1, 2, 3};
    int bump() {
        return f++;
    }
    public static void main(String[] args) {
        String s = "x";
        s = s + s + (s += "y") + s;
        System.out.println(s);
        int i = 1;
        System.out.println(i + (i = 5) + i * (i += 2) + i);
        System.out.println(join(i, i++, i, ++i, i = 0, i));
        System.out.println(sum(i, i = 3, i++ + i));
        i = 2;
        int[] a = {i, i++, i, i = 9, i};
        System.out.println(java.util.Arrays.toString(a));
        i = 0;
        a[i] = (i = 2) + a[i];
        System.out.println(java.util.Arrays.toString(a));
        i = 1;
        a[i] += (i = 3) * 10;
        System.out.println(java.util.Arrays.toString(a));
        i = 3;
        boolean b = i == (i = 4) || i == (i = 4) && i != (i += 1);
        System.out.println(b + " " + i);
        long l = 7;
        l = l + (l <<= 2) - l;
        System.out.println(l);
        double d = 1;
        d = d / (d = 4) + d;
        System.out.println(d);
        Integer x = 5;
        x = x + (x = 6) * x++;
        System.out.println(x);
        String t = null;
        t = t + (t = "a") + t;
        System.out.println(t);
        int[] p = {1, 2}, q = {7, 8};
        int[] r = p;
        r[0] = (r = q)[1] + r[0];
        System.out.println(p[0] + " " + r[0]);
        r = p;
        r[(r = q)[0] - 6] = 55;
        System.out.println(java.util.Arrays.toString(p) + java.util.Arrays.toString(q));
        Locals o = new Locals(), o2 = new Locals();
        o2.f = 50;
        Locals v = o;
        v.f = (v = o2).f + 1;
        System.out.println(o.f + " " + o2.f);
        v = o;
        v.f += (v = o2).f;
        System.out.println(o.f + " " + o2.f);
        o.f = 1;
        o.f = o.f + o.bump() + o.f;
        System.out.println(o.f);
        o.f = 1;
        o.f += o.bump() + o.bump();
        System.out.println(o.f);
        o.arr[o.bump() % 3] += o.bump();
        System.out.println(java.util.Arrays.toString(o.arr));
        g = g++ + g++;
        System.out.println(g);
        g = g-- - --g;
        System.out.println(g);
        String u = "" + g + (g = 8) + g + o.f + (o.f = 0) + o.f;
        System.out.println(u);
        char c = 'a';
        String w = c + "" + c++ + c + (c += 2) + c;
        System.out.println(w);
        i = 5;
        i = i++ * 2 + (i > 5 ? i-- : ++i) - i;
        System.out.println(i);
        int k = 1;
        k += k + (k = 10) + k;
        System.out.println(k);
        k = 1;
        k -= (k = 2) - (k = 3) * k;
        System.out.println(k);
        int m = 4;
        m = m-- > 3 ? m : -m;
        System.out.println(m);
        v = o;
        System.out.println(v.pick(v = o2) == o);
        int n = 0;
        n = (n++ == 0 ? n++ : n--) + n;
        System.out.println(n);
        Object ob = "1";
        ob = ob + "" + (ob = 2) + ob;
        System.out.println(ob);
    }
    Locals pick(Locals other) {
        return this;
    }
}
