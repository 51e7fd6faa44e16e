// text blocks with escapes and indentation.
public class TextBlockMore {
    public static void main(String[] args) {
        String a = """
            one
              two
            three
            """;
        String b = """
            no newline at the end""";
        String c = """
            quote " two "" three \""" escaped \t tab \\ backslash
            joined \
            line
            trailing\s\s
            trailing stripped   
          left
            """;
        String d = """
            {
              "key": "%s",
              "n": %d
            }""".formatted("value", 5);
        System.out.print(a);
        System.out.println(b);
        System.out.println(c.replace(' ', '.'));
        System.out.println(d);
        System.out.println(a.length() + " " + b.length() + " " + a.lines().count() + " " + """
            """.isEmpty() + ("""
            x""" == "x"));
        String unicode = "\u0041\u00e9\u4e2d" + '\u0021';
        System.out.println(unicode + unicode.length());
        System.out.println("\101\7\60" .length() + "\0".length() + "\377".charAt(0));
    }
}
