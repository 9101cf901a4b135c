package rookery.practice.person;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.resource.Account;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Message;
import rookery.practice.world.World;

/** Writes deliveries down without anything that differs from one room to the next by itself. */
final class Transcript {
  private static final Pattern ID = Pattern.compile("(?<![0-9])[0-9]{15,20}(?![0-9])");
  private static final Pattern TIME = Pattern.compile("<t:[0-9]+");

  private final World world;
  private final Map<String, String> names = new HashMap<>();

  Transcript(World world) {
    this.world = world;
  }

  String line(Delivery delivery) {
    List<String> parts = new ArrayList<>();
    parts.add(place(delivery.channel()));
    parts.add(delivery.kind().toString());
    delivery.message().ifPresent(message -> describe(message, parts));
    if (!delivery.payload().isNull()) {
      parts.add(delivery.payload().toString());
    }
    return withoutIds(String.join(" | ", parts));
  }

  private static String place(Channel channel) {
    return channel.isDirect() ? "direct" : "#" + channel.name();
  }

  private void describe(Message message, List<String> parts) {
    Seen seen = Seen.of(world, message);
    parts.add(Long.toString(message.id()));
    parts.add("by " + seen.author());
    parts.add("type " + message.type() + " flags " + message.body().flags());
    parts.add("to " + (message.isEphemeral() ? message.reader() : "all"));
    parts.add("replies to " + message.repliesTo());
    parts.add("for " + message.origin().person() + " " + message.origin().command());
    parts.add("pings " + seen.pings());
    parts.add(message.body().content());
    parts.add(message.body().embeds().toString());
    parts.add(message.body().components().toString());
    seen.attachments().forEach(file -> parts.add(file(file)));
  }

  private static String file(Attachment file) {
    return file.filename() + " (" + file.alt() + ") " + digest(file.bytes());
  }

  private static String digest(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private String withoutIds(String line) {
    String timeless = TIME.matcher(line).replaceAll("<t:time");
    return ID.matcher(timeless).replaceAll(found -> Matcher.quoteReplacement(name(found.group())));
  }

  private String name(String id) {
    return names.computeIfAbsent(id, this::newName);
  }

  private String newName(String id) {
    Optional<Long> number = Optional.of(id).filter(i -> i.length() < 20).map(Long::parseLong);
    return number
        .flatMap(world.people()::find)
        .map(Account::name)
        .or(() -> number.flatMap(world.channels()::find).map(Transcript::place))
        .orElseGet(() -> "id" + (names.size() + 1));
  }
}
