package rookery.bot.post;

import java.util.function.Supplier;

/**
 * A file that goes with an answer.
 *
 * @param name its name, which says what it is
 * @param alt what a picture shows, in words; empty for other files
 * @param content makes it, which may take long
 */
public record Attachment(String name, String alt, Supplier<byte[]> content) {}
