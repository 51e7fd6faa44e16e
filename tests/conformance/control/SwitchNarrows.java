// Each value of a switch expression is assigned: constants may become narrower.
public class SwitchNarrows {
  static byte f(int n) { return switch (n) { case 0 -> 1; default -> 2; }; }
  static short g(int n) { return switch (n) { case 0: yield 1; case 1: yield 'c'; default: { final int k = 7; yield k; } }; }
  static byte h(int n, byte b) { return switch (n) { case 0 -> b; default -> 100; }; }
  static char c(int n, Character b) { return switch (n) { case 0 -> b; default -> 100; }; }
  static long l(int n, Integer b) { return switch (n) { case 0 -> b; case 1 -> 'x'; default -> 100; }; }
  public static void main(String[] a) {
    byte b = switch (a.length) { case 0 -> 10; default -> 'c'; };
    char c = switch (a.length) { case 0 -> 'x'; default -> 98; };
    Byte bb = switch (a.length) { case 0 -> 1; default -> 2; };
    short s; s = switch (b) { case 10 -> switch (c) { case 'x' -> 3; default -> 4; }; default -> -1; };
    byte[] arr = { switch (s) { case 3 -> 5; default -> 6; } };
    System.out.println(b + " " + c + " " + bb + " " + s + " " + arr[0] + f(0) + f(1) + g(0) + g(1) + g(2) + h(0, (byte) 3) + h(1, b) + c(0, 'q') + c(1, 'w') + l(0, 5) + l(1, 5));
  }
}
