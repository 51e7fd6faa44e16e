package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }
}

public class UnknownFormatConversionException extends IllegalFormatException {
    private final String conversion;

    public UnknownFormatConversionException(String s) {
        conversion = Objects.requireNonNull(s);
    }

    public String getConversion() {
        return conversion;
    }

    public String getMessage() {
        return String.format("Conversion = '%s'", conversion);
    }
}

public class MissingFormatArgumentException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatArgumentException(String s) {
        specifier = Objects.requireNonNull(s);
    }

    public String getFormatSpecifier() {
        return specifier;
    }

    public String getMessage() {
        return "Format specifier '" + specifier + "'";
    }
}

public class MissingFormatWidthException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatWidthException(String s) {
        specifier = Objects.requireNonNull(s);
    }

    public String getFormatSpecifier() {
        return specifier;
    }

    public String getMessage() {
        return specifier;
    }
}

public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    /** The argument's class, or, if nobody has asked for that yet, an argument of that class. */
    private final Object argument;
    private final String name;

    public IllegalFormatConversionException(char c, Class<?> argument) {
        conversion = c;
        this.argument = argument;
        name = argument.getName();
    }

    IllegalFormatConversionException(char c, Object argument, String name) {
        conversion = c;
        this.argument = argument;
        this.name = name;
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return argument instanceof Class ? (Class<?>) argument : argument.getClass();
    }

    public String getMessage() {
        return conversion + " != " + name;
    }
}

public class IllegalFormatPrecisionException extends IllegalFormatException {
    private final int precision;

    public IllegalFormatPrecisionException(int precision) {
        this.precision = precision;
    }

    public int getPrecision() {
        return precision;
    }

    public String getMessage() {
        return Integer.toString(precision);
    }
}

public class IllegalFormatWidthException extends IllegalFormatException {
    private final int width;

    public IllegalFormatWidthException(int width) {
        this.width = width;
    }

    public int getWidth() {
        return width;
    }

    public String getMessage() {
        return Integer.toString(width);
    }
}

public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    private final String flags;
    private final char conversion;

    public FormatFlagsConversionMismatchException(String flags, char c) {
        this.flags = Objects.requireNonNull(flags);
        conversion = c;
    }

    public String getFlags() {
        return flags;
    }

    public char getConversion() {
        return conversion;
    }

    public String getMessage() {
        return "Conversion = " + conversion + ", Flags = " + flags;
    }
}

public class IllegalFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public IllegalFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public String getFlags() {
        return flags;
    }

    public String getMessage() {
        return "Flags = '" + flags + "'";
    }
}

public class DuplicateFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public DuplicateFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public String getFlags() {
        return flags;
    }

    public String getMessage() {
        return String.format("Flags = '%s'", flags);
    }
}

class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private final int index;

    IllegalFormatArgumentIndexException(int index) {
        this.index = index;
    }

    public String getMessage() {
        return index == Integer.MIN_VALUE ? "Format argument index: (not representable as int)" : "Illegal format argument index = " + index;
    }
}

public class IllegalFormatCodePointException extends IllegalFormatException {
    private final int codePoint;

    public IllegalFormatCodePointException(int c) {
        codePoint = c;
    }

    public int getCodePoint() {
        return codePoint;
    }

    public String getMessage() {
        return String.format("Code point = 0x%x", codePoint);
    }
}
