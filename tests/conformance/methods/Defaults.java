// optional parameters by overloading and by null.
public class Defaults {
    static String greet() {
        return greet("you");
    }

    static String greet(String name) {
        return greet(name, 1);
    }

    static String greet(String name, int times) {
        return greet(name, times, null);
    }

    static String greet(String name, int times, Character mark) {
        String s = "";
        for (int i = 0; i < times; i++) s += "hi ";
        return s + name + (mark == null ? '.' : mark);
    }

    public static void main(String[] args) {
        System.out.println(greet() + greet("a") + greet("b", 2) + greet("c", 0, '!'));
    }
}
