// all forms of literals.
public class Literals {
    public static void main(String[] args) {
        System.out.println(0x1F + " " + 0X1f + " " + 017 + " " + 0b101 + " " + 1_000_000 + " " + 0xFFFF_FFFF + " " + 0x7fff_ffff);
        System.out.println(1e3 + " " + 1.5e-3 + " " + .5 + " " + 5. + " " + 1d + " " + 1f + " " + 0x1p3 + " " + 0x1.8p1 + " " + 1E+2);
        System.out.println('a' + "" + '\n' + '\t' + '\\' + '\'' + '\"' + '\u0041' + '\101' + '\0' + "\u00e9\60\7".length());
        System.out.println("tab\there \"quoted\" back\\slash \101 \u0042" + "\s|");
        System.out.println(100L + " " + 0xFFFFFFFFFFFFFFFFL + " " + 0777L + " " + 2147483648L + " " + -2147483648);
        System.out.println((int) '\uffff' + " " + (int) '\377' + " " + (int) '\b' + (int) '\f' + (int) '\r');
        System.out.println(1.7976931348623157e308 + " " + 4.9e-324 + " " + 3.4028235e38f);
        System.out.println(true + " " + false + " " + null);
        System.out.println(0_7 + 0__1 + 00 + " " + 1_0.0_1);
    }
}
