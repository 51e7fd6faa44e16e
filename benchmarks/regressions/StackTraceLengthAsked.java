// expect: unknown(unsupported)

public class StackTraceLengthAsked {
    public static void main(String[] args) {
        assert new Exception().getStackTrace().length < 3;
    }
}
