// shapes in an array.
abstract class Shape {
    abstract double area();

    double scaled(double f) {
        return area() * f * f;
    }

    @Override
    public String toString() {
        return String.format("%s(%.2f)", getClass().getSimpleName(), area());
    }
}

class Circle extends Shape {
    private final double r;

    Circle(double r) {
        this.r = r;
    }

    double area() {
        return Math.PI * r * r;
    }
}

class Rect extends Shape {
    protected final double w, h;

    Rect(double w, double h) {
        this.w = w;
        this.h = h;
    }

    double area() {
        return w * h;
    }
}

class Square extends Rect {
    Square(double s) {
        super(s, s);
    }

    @Override
    double scaled(double f) {
        return super.scaled(f) + 1;
    }
}

public class Polymorphism {
    public static void main(String[] args) {
        Shape[] shapes = {new Circle(1), new Rect(2, 3), new Square(2)};
        double total = 0;
        for (Shape s : shapes) {
            System.out.println(s + " " + String.format("%.1f", s.scaled(2)));
            total += s.area();
        }
        System.out.println(String.format("%.3f", total));
        Shape s = shapes[2];
        System.out.println((s instanceof Rect) + " " + (s instanceof Circle) + " " + ((Rect) s).w);
        try {
            Circle c = (Circle) s;
        } catch (ClassCastException e) {
            System.out.println("not a circle");
        }
    }
}
