// comments and strange layout.
public class Comments {
    public static void main(String[] args) {
        /* block * comment ** with // inside */ /** doc */ // line /* not a block
        System.out.println(/* here */ 1 /* and */ + /* there */ 2); // trailing
        System.out.println("/* in a string */ // too" + '/' + "\"/*");
        int x = 10 /*
            over lines */ / 2;
        System.out.println(x);
        ;
        { }
        {{ System.out.println("nested"); }}
        System.out.println(
            "spread"
                +
                1
        );
        int $dollar = 1, _under = 2, ünïcödé = 3;
        System.out.println($dollar + _under + ünïcödé);
    }
}
