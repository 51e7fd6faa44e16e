// indexOf in loops, counting and replacing.
public class Search {
    public static void main(String[] args) {
        String text = "the cat sat on the mat with the hat";
        int n = 0, at = -1;
        while ((at = text.indexOf("the", at + 1)) >= 0) {
            n++;
            System.out.print(at + " ");
        }
        System.out.println(n);
        System.out.println(text.replace("the", "a") + " " + text.replace('t', 'T').lastIndexOf("T") + " " + text.indexOf("at", 8) + " " + text.indexOf("zzz") + " " + text.indexOf("", 5) + " " + text.lastIndexOf("the", 20));
        System.out.println(text.substring(text.indexOf("cat"), text.indexOf("cat") + 3).toUpperCase() + text.charAt(text.length() - 1));
    }
}
