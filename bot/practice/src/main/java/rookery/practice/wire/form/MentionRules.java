package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.NotifiedPeople;

/** Whom a text notifies, under the bot's {@code allowed_mentions}. */
public final class MentionRules {
  private static final Pattern PERSON = Pattern.compile("<@!?([0-9]{1,20})>");
  private static final Pattern EVERYONE = Pattern.compile("@(everyone|here)\\b");
  private static final Set<String> PARSED = Set.of("users", "roles", "everyone");

  private MentionRules() {}

  /** Whom a message notifies, if what it says of that is allowed. */
  public static NotifiedPeople check(RequestBody message, MessageContent body) {
    String text = text(body);
    if (!message.has("allowed_mentions")) {
      return new NotifiedPeople(people(text), EVERYONE.matcher(text).find());
    }
    RequestBody allowed = message.object("allowed_mentions");
    Set<String> parsed = parsed(allowed);
    Optional<List<Long>> named = allowed.ids("users", 100);
    allowed.ids("roles", 100);
    if (parsed.contains("users") && named.filter(n -> !n.isEmpty()).isPresent()) {
      allowed.wrong(
          "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
          "parse:[\"users\"] and users: [ids...] are mutually exclusive.");
    }
    Set<Long> people = people(text);
    if (!parsed.contains("users")) {
      people.retainAll(named.orElse(List.of()));
    }
    return new NotifiedPeople(people, parsed.contains("everyone") && EVERYONE.matcher(text).find());
  }

  private static Set<String> parsed(RequestBody allowed) {
    Set<String> parsed = new LinkedHashSet<>();
    for (JsonNode item : allowed.items("parse", 0, 3)) {
      if (!PARSED.contains(item.asText()) || !parsed.add(item.asText())) {
        allowed.wrong("parse", "BASE_TYPE_CHOICES", "Each once and one of " + PARSED + ".");
      }
    }
    return parsed;
  }

  private static Set<Long> people(String text) {
    Set<Long> people = new LinkedHashSet<>();
    for (Matcher found = PERSON.matcher(text); found.find(); ) {
      people.add(Long.parseUnsignedLong(found.group(1)));
    }
    return people;
  }

  private static String text(MessageContent body) {
    StringBuilder text = new StringBuilder(body.content());
    collect(body.components(), text);
    return text.toString();
  }

  private static void collect(JsonNode tree, StringBuilder text) {
    if (tree.path("type").asInt() == ComponentType.TEXT) {
      text.append('\n').append(tree.path("content").asText());
    }
    tree.forEach(part -> collect(part, text));
  }
}
