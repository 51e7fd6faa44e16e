// expect: true
// args: go
// note: What a program is given is another object than a literal with the same characters.

public class ArgumentsAreCopies {
    public static void main(String[] args) {
        assert args[0] != "go" && args[0].equals("go");
        assert args[0].intern() == "go";
    }
}
