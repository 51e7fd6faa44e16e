// expect: false(assertion)
// args: go

public class ArgumentsAreNoLiterals {
    public static void main(String[] args) {
        assert args[0] == "go"; //~ assertion
    }
}
