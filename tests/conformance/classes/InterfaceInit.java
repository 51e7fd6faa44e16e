// interface fields are initialised at their first use.
interface Table {
    int[] DATA = Log.make("Table.DATA", 3);
    String NAME = "constant";
}

interface Quiet {
    int X = Log.make("Quiet.X", 1)[0];
}

interface Loud {
    int Y = Log.make("Loud.Y", 1)[0];

    default int y() {
        return Y;
    }
}

class Log {
    static int[] make(String name, int n) {
        System.out.println("init " + name);
        return new int[n];
    }
}

class User implements Table, Quiet, Loud {
    static {
        System.out.println("init User");
    }

    int first() {
        return DATA[0]++ + DATA.length;
    }
}

public class InterfaceInit {
    public static void main(String[] args) {
        System.out.println(Table.NAME);
        User u = new User();
        System.out.println(u.first() + u.first());
        System.out.println(u.y() + Quiet.X);
    }
}
