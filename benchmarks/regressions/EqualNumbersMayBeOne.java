// expect: unknown(unsupported)
// note: Java keeps some numbers; which results are these is not followed.

import java.math.BigInteger;

public class EqualNumbersMayBeOne {
    public static void main(String[] args) {
        BigInteger one = BigInteger.valueOf(1);
        assert BigInteger.ONE != BigInteger.TEN && BigInteger.ONE == BigInteger.ONE && one != null;
        assert one == BigInteger.ONE;
    }
}
