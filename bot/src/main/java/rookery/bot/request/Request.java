package rookery.bot.request;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.RulesButton;
import rookery.bot.table.Person;

/**
 * A request, whether it came from a slash command, a button, a form or the bot itself.
 *
 * @param id unique; a request is never carried out twice
 * @param verb the verb of a button, or a slash and the name of a command
 * @param table the id of the table it is about; empty if there is none or it is not known yet
 */
public record Request(
    String id,
    Person who,
    RequestOrigin where,
    String verb,
    Optional<String> table,
    Arguments arguments) {

  /**
   * What leads from the board to an action by buttons, and what is pressed beside that. Whoever
   * types moves has no menus that could be left over, only what they did.
   */
  private static final Set<String> CARDS =
      Stream.concat(
              ControlVerb.CHOOSING.stream(),
              Stream.of(ControlVerb.HINT, ControlVerb.MORE, ControlVerb.TAKE_BACK, "/hint"))
          .collect(Collectors.toUnmodifiableSet());

  /** This request, about a table that was found for it. */
  public Request about(String found) {
    return new Request(id, who, where, verb, Optional.of(found), arguments);
  }

  /** The control id that makes the same request. */
  public ControlId control() {
    return table
        .map(id -> new ControlId(verb, id, arguments.turn().orElse(0), arguments.argument()))
        .orElseGet(() -> ControlId.free(verb, arguments.argument()));
  }

  /**
   * Whose turn at which table the answer belongs to, which takes the place of the last such answer;
   * empty where it tells something that people may want to keep beside the next, or leads from page
   * to page of what was opened beside it.
   *
   * @param last whether the game is over, so that none of these answers is good any longer
   */
  public Optional<String> card(boolean last) {
    return opensPage() ? Optional.of(page()) : answer(last);
  }

  private Optional<String> answer(boolean last) {
    boolean isPage = verb.equals(ControlVerb.MORE) && !arguments.argument().isEmpty();
    return table
        .filter(at -> last || CARDS.contains(verb) && !isPage)
        .map(at -> who.id() + " at " + at);
  }

  /** Whether it opens a page of the rules, which takes the place of the last one. */
  private boolean opensPage() {
    return verb.equals(ControlVerb.RULES)
        && arguments.word(Arguments.PICKED).isEmpty()
        && RulesButton.isOpening(arguments.argument());
  }

  /** The page of the rules that somebody opened last beside what they read in a channel. */
  private String page() {
    return who.id() + " looking up in " + where.place().channel();
  }

  /**
   * The page that goes with the next step: of a game once something was done there, of what isn't
   * played at a table, such as a lesson, with each.
   *
   * @param done whether something was changed
   */
  public Optional<String> closes(boolean done) {
    boolean isOwnStep =
        where.on() == RequestOrigin.Surface.OWN_PRIVATE
            && table.isEmpty()
            && !verb.equals(ControlVerb.RULES);
    return isOwnStep || done && CARDS.contains(verb) ? Optional.of(page()) : Optional.empty();
  }

  /** A description for the log, without secrets. */
  public String named() {
    return verb + table.map(at -> " at table " + at).orElse("");
  }
}
