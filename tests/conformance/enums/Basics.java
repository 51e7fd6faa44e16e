// values, valueOf, ordinal, compareTo, name.
enum Day {
    MON, TUE, WED, SUN;

    boolean weekend() {
        return this == SUN;
    }
}

public class Basics {
    public static void main(String[] args) {
        for (Day d : Day.values()) {
            System.out.println(d + " " + d.name() + " " + d.ordinal() + " " + d.weekend() + " " + d.compareTo(Day.TUE) + " " + d.equals(Day.WED));
        }
        System.out.println(Day.valueOf("TUE") == Day.TUE);
        try {
            Day.valueOf("FRI");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Day.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Enum.valueOf(Day.class, "MON") + " " + Day.MON.getClass().getName() + " " + Day.SUN.getDeclaringClass());
        Day[] copy = Day.values();
        copy[0] = Day.SUN;
        System.out.println(Day.values()[0] + " " + Day.values().length);
        Day none = null;
        System.out.println(none + " " + (none == Day.MON) + " " + Day.MON.equals(null));
    }
}
