// order of handlers, multi-catch, rethrow, catching Throwable.
public class Catching {
    static void raise(int n) throws Exception {
        switch (n) {
            case 0:
                throw new IllegalArgumentException("iae");
            case 1:
                throw new java.io.IOException("io");
            case 2:
                Object o = "s";
                System.out.println((Integer) o);
                break;
            case 3:
                System.out.println(new int[2][-1].length);
                break;
            case 4:
                System.out.println("x".charAt(9));
                break;
            case 5:
                throw new Error("error");
            case 6:
                System.out.println(((String) null).length());
                break;
            case 7:
                int[] z = {1, 2};
            System.out.println(z[5]);
                break;
            case 8:
                throw null;
            case 9:
                Object[] a = new String[1];
                a[0] = 1;
                break;
            default:
                System.out.println("none");
        }
    }

    static void rethrow(int n) throws Exception {
        try {
            raise(n);
        } catch (final Exception e) {
            System.out.println("rethrow");
            throw e;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 10; i++) {
            try {
                raise(i);
            } catch (IllegalArgumentException | java.io.IOException e) {
                System.out.println("multi " + e.getMessage());
            } catch (ClassCastException e) {
                System.out.println("cast");
            } catch (NegativeArraySizeException e) {
                System.out.println("size " + e.getMessage());
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index " + e.getClass().getSimpleName());
            } catch (RuntimeException e) {
                System.out.println("runtime " + e.getClass().getSimpleName());
            } catch (Throwable t) {
                System.out.println("throwable " + t);
            }
        }
        try {
            rethrow(1);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            int[] a = new int[3];
            a[3] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = new Object[0];
            String[] s = (String[]) o;
        } catch (ClassCastException e) {
            System.out.println("array cast");
        }
    }
}
