package java.lang;

public class EnumConstantNotPresentException extends RuntimeException {
    private final Class<? extends Enum> type;
    private final String constant;

    public EnumConstantNotPresentException(Class<? extends Enum> type, String constant) {
        super(type.getName() + "." + constant);
        this.type = type;
        this.constant = constant;
    }

    public Class<? extends Enum> enumType() {
        return type;
    }

    public String constantName() {
        return constant;
    }
}

public class TypeNotPresentException extends RuntimeException {
    private final String type;

    public TypeNotPresentException(String type, Throwable cause) {
        super("Type " + type + " not present", cause);
        this.type = type;
    }

    public String typeName() {
        return type;
    }
}
