// text blocks and their indentation.
public class TextBlocks {
    public static void main(String[] args) {
        String block = """
            Hello,
              "World" \
            joined
            tab\there \""" end
            """;
        System.out.print(block);
        System.out.println("""
            a
              b
           c""");
        System.out.println("""
            trailing   \s
            next""".length());
        System.out.println("""
            x""" + "y" + """

            z
            """.stripIndent());
        System.out.println("""
            %d and %s
            """.formatted(1, "two").strip());
    }
}
