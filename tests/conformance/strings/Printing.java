// print, println and printf of every type.
import java.util.*;
public class Printing {
    public static void main(String[] args) {
        System.out.print(1);
        System.out.print('c');
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(true);
        System.out.print("s");
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.print(new char[] {'x', 'y'});
        System.out.println();
        System.out.println(1);
        System.out.println('c');
        System.out.println(2L);
        System.out.println(1.5f);
        System.out.println(2.5);
        System.out.println(true);
        System.out.println("s");
        System.out.println((Object) null);
        System.out.println(new char[] {'x'});
        System.out.println(List.of(1));
        System.out.println((byte) 7);
        System.out.println((short) -7);
        System.out.println('a' + 1);
        System.out.println((char) ('a' + 1));
        System.out.println(1 + 1 + "" + 1 + 1);
        System.out.println("" + null);
        System.out.println(1.0 + "" + 1f + 100.0 + 1e7 + 1e-4 + 123456789.0 + 0.001f);
        System.out.println(100f / 3 + " " + 100.0 / 3 + " " + 1.0e10f + " " + (float) 1e10 / 3 + " " + 2e-45f + " " + 3.0e-44f + " " + Math.PI * 1e15 + " " + Math.E / 1e10 + " " + 1e22 / 7 + " " + 4.35 * 100 + " " + 1.1 * 1.1 + " " + 2.0 / 3e5);
        System.out.printf("%d %s %c %b %.2f %5d|%-5s|%05d %x%n", 1, "s", 'c', true, 1.005, 42, "ab", 42, 255);
        System.out.printf("no args%n");
        System.out.printf("%s %s%n", new Object[] {"a", "b"});
        System.out.print("a\tb\n");
        System.out.append("app").append('c').append("xyz", 1, 2);
        System.out.println();
        System.out.write('w');
        System.out.println();
        System.out.flush();
        System.out.println(String.format("|%8.3f|%-10s|%+d|%,d|%e|", Math.PI, "left", 5, 1234567, 12345.678));
        System.out.println(new StringBuilder("sb"));
        System.out.println(new int[0].length + " " + Optional.empty() + Optional.of("v") + OptionalInt.of(3) + Map.entry(1, 2) + new AbstractMap.SimpleEntry<>("k", null) + new BitSet() + new StringJoiner(",").add("z"));
        Object o = new Object() {
            @Override public String toString() {
                return null;
            }
        };
        System.out.println(o);
        System.out.println("x" + o);
        System.out.println(String.valueOf(o));
    }
}
