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
 * What was typed beside the options of a game while they are still chosen in a form: it travels
 * with the form, so that nothing need be remembered until that comes back.
 *
 * @param game the game's id
 * @param words what else was typed, by the names of the options
 * @param guests those who are invited
 */
record PendingInvitation(String game, Map<String, String> words, List<Guest> guests) {
  private static final String BETWEEN = "~";
  private static final String IS = "=";
  private static final String SOMEBODY = "@";
  private static final int SHORT = 36;

  /** What was typed under those names. */
  static PendingInvitation of(String game, Arguments typed, Stream<String> names) {
    Map<String, String> words = new HashMap<>();
    names.forEach(name -> typed.word(name).ifPresent(word -> words.put(name, word)));
    return new PendingInvitation(game, words, typed.guests());
  }

  /**
   * What came back; whoever is named was looked up when the form was opened.
   *
   * @param names of the options that may have been typed, no two of which begin alike
   */
  static PendingInvitation of(String argument, List<String> names) {
    List<String> parts = Arrays.asList(argument.split(BETWEEN));
    Map<String, String> words = new HashMap<>();
    List<Guest> guests = new ArrayList<>();
    for (String part : parts.subList(1, parts.size())) {
      int is = part.indexOf(IS);
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

  /** A control has little room, so names of options are a letter there, and people in base 36. */
  private static Person person(String part) {
    return new Person(
        part.startsWith(SOMEBODY)
            ? Long.toUnsignedString(Long.parseUnsignedLong(part.substring(1), SHORT))
            : part);
  }

  private static String shortly(Person person) {
    return SOMEBODY + Long.toUnsignedString(Long.parseUnsignedLong(person.id()), SHORT);
  }

  /** It as a control bears it. */
  String argument() {
    Stream<String> typed =
        words.entrySet().stream().map(w -> w.getKey().charAt(0) + IS + w.getValue());
    Stream<String> invited = guests.stream().map(guest -> shortly(guest.person()));
    return String.join(
        BETWEEN, Stream.of(Stream.of(game), typed, invited).flatMap(part -> part).toList());
  }
}
