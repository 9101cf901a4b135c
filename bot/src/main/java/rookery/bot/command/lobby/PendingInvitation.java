package rookery.bot.command.lobby;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.table.Person;

/**
 * What was typed with {@code /play} while the options are chosen in a form. It is encoded in the id
 * of the form, so the bot stores nothing until the form comes back.
 *
 * @param game the game's id
 * @param words what was typed, by the name of the option
 * @param guests the invited people
 */
record PendingInvitation(String game, Map<String, String> words, List<Guest> guests) {
  private static final String SEPARATOR = "~";
  private static final String EQUALS = "=";
  private static final String PERSON = "@";
  private static final int RADIX = 36;

  /** Collects what was typed for the options of those names. */
  static PendingInvitation of(String game, Arguments typed, Stream<String> names) {
    Map<String, String> words = new HashMap<>();
    names.forEach(name -> typed.word(name).ifPresent(word -> words.put(name, word)));
    return new PendingInvitation(game, words, typed.guests());
  }

  /**
   * Decodes what came back with the form. The guests were checked when it was opened.
   *
   * @param names the options that may have been typed; no two begin with the same letter
   */
  static PendingInvitation of(String argument, List<String> names) {
    List<String> parts = Arrays.asList(argument.split(SEPARATOR));
    Map<String, String> words = new HashMap<>();
    List<Guest> guests = new ArrayList<>();
    for (String part : parts.subList(1, parts.size())) {
      int is = part.indexOf(EQUALS);
      if (is > 0) {
        String name = part.substring(0, is);
        names.stream()
            .filter(known -> known.startsWith(name))
            .findFirst()
            .ifPresent(known -> words.put(known, part.substring(is + 1)));
      } else {
        guests.add(new Guest(person(part), true, false));
      }
    }
    return new PendingInvitation(parts.get(0), words, guests);
  }

  /** A control id is short: options are encoded as one letter, and people in base 36. */
  private static Person person(String part) {
    return new Person(
        part.startsWith(PERSON)
            ? Long.toUnsignedString(Long.parseUnsignedLong(part.substring(1), RADIX))
            : part);
  }

  private static String encoded(Person person) {
    return PERSON + Long.toUnsignedString(Long.parseUnsignedLong(person.id()), RADIX);
  }

  /** Encodes this for the id of a control. */
  String argument() {
    Stream<String> typed =
        words.entrySet().stream().map(w -> w.getKey().charAt(0) + EQUALS + w.getValue());
    Stream<String> invited = guests.stream().map(guest -> encoded(guest.person()));
    return String.join(
        SEPARATOR, Stream.of(Stream.of(game), typed, invited).flatMap(part -> part).toList());
  }
}
