// dynamic dispatch, super calls, covariant results, hidden members.
class Animal {
    String name = "animal";
    static String kind() {
        return "Animal.kind";
    }

    Animal self() {
        return this;
    }

    String sound() {
        return "...";
    }

    String speak() {
        return name + " says " + sound();
    }

    private String secret() {
        return "animal secret";
    }

    String reveal() {
        return secret();
    }
}

class Dog extends Animal {
    String name = "dog";

    static String kind() {
        return "Dog.kind";
    }

    @Override
    Dog self() {
        return this;
    }

    @Override
    String sound() {
        return "woof" + super.sound();
    }

    String secret() {
        return "dog secret";
    }

    void fetch() {
        System.out.println(name + super.name + ((Animal) this).name);
    }
}

class Puppy extends Dog {
    @Override
    String sound() {
        return super.sound().toUpperCase();
    }
}

public class Overriding {
    public static void main(String[] args) {
        Animal a = new Dog();
        System.out.println(a.name + " " + ((Dog) a).name + " " + a.speak() + " " + a.reveal());
        System.out.println(Animal.kind() + " " + Dog.kind() + " " + Puppy.kind());
        new Dog().self().fetch();
        System.out.println(new Puppy().speak());
        Animal[] all = {new Animal(), new Dog(), new Puppy()};
        for (Animal x : all) {
            System.out.println(x.sound() + " " + x.getClass().getSimpleName() + " " + (x instanceof Dog));
        }
    }
}
