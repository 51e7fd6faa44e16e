// expect: false(no-deadlock)
// note: Each task has begun with one class and needs the other one, though only the superclass has an initialiser.

public class InitialiserMakesSubclass {
    static class Shape {
        static Shape unit = makeUnit();

        static Shape makeUnit() {
            return new Circle(1); //~ deadlock
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
        Thread first = new Thread(() -> {
            int area = Shape.unit.area();
        });
        Thread second = new Thread(() -> {
            int area = new Circle(2).area(); //~ deadlock
        });
        first.start();
        second.start();
        first.join(); //~ deadlock
        second.join();
    }
}
