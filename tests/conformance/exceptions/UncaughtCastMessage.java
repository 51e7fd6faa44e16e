// a cast between user classes.
public class UncaughtCastMessage {
    interface Animal { }
    static class Dog implements Animal { }
    static class Cat implements Animal { }
    public static void main(String[] args) {
        Animal a = new Dog();
        System.out.println(a instanceof Cat);
        Cat c = (Cat) a;
        System.out.println(c);
    }
}
