public class Elementary {
    public static void main(String[] args) {
        for (int i = -3; i <= 3; i++) {
            double x = i * 0.75 + 0.1;
            System.out.println(Math.exp(x) + " " + Math.sin(x) + " " + Math.cos(x) + " " + Math.tan(x));
            System.out.println(StrictMath.exp(x) + " " + StrictMath.sin(x));
        }
        for (double x : new double[] {1, 2, 2.5, 10, 0.1, 1e-5, 123456.789, 1e300, 1.0000001, Double.MIN_VALUE}) {
            System.out.println(Math.log(x) + " " + Math.log10(x) + " " + StrictMath.log(x) + " " + StrictMath.log10(x));
        }
        System.out.println(Math.exp(1) + " " + Math.pow(10, -5) + " " + StrictMath.pow(10, -5) + " " + Math.pow(2, 0.5));
        System.out.println(Math.pow(1.1, 10) + " " + Math.pow(-2, 3) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(0, -1));
        System.out.println(Math.pow(3, 33) + " " + Math.pow(1.05, 30) + " " + Math.pow(10, 22) + " " + Math.pow(10, 308) + " " + Math.pow(10, 309));
        System.out.println(Math.pow(2, -1074) + " " + Math.pow(2, -1075) + " " + Math.pow(0.5, 1000) + " " + Math.pow(-1, 1e300) + " " + Math.pow(7, 0));
        System.out.println(Math.sin(Math.PI) + " " + Math.cos(Math.PI / 2) + " " + Math.tan(Math.PI / 4) + " " + Math.sin(1e22) + " " + Math.sin(-0.0));
        System.out.println(Math.exp(-745.2) + " " + Math.exp(709.8) + " " + Math.exp(-0.0) + " " + Math.log(-1) + " " + Math.log(0) + " " + Math.sin(1.0 / 0));
    }
}
