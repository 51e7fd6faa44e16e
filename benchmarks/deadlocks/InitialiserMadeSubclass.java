// expect: true
// note: Who creates the tasks has initialised the superclass, and its subclass with it.

public class InitialiserMadeSubclass {
    static class Shape {
        static Shape unit = makeUnit();

        static Shape makeUnit() {
            return new Circle(1);
        }

        int area() {
            return 0;
        }
    }

    static class Circle extends Shape {
        final int radius;

        Circle(int radius) {
            this.radius = radius;
        }

        int area() {
            return 3 * radius * radius;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int whole = Shape.unit.area();
        Thread first = new Thread(() -> {
            int area = Shape.unit.area();
        });
        Thread second = new Thread(() -> {
            int area = new Circle(2).area();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
