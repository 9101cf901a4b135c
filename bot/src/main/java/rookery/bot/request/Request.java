package rookery.bot.request;

import java.util.Optional;
import rookery.bot.post.ControlId;
import rookery.bot.table.Person;

/**
 * What somebody asks for, whatever it came by: a slash command, a press, a form, or a message that
 * could not be delivered.
 *
 * @param id unique; the same id is never acted on twice
 * @param who asks
 * @param where it was asked
 * @param verb what is asked for: a button's word, or a slash and a command's name
 * @param table the id of the table it is about, if it is about one that is known already
 * @param arguments what belongs to the verb
 */
public record Request(
    String id,
    Person who,
    RequestOrigin where,
    String verb,
    Optional<String> table,
    Arguments arguments) {

  /** This request about a table that was found for it. */
  public Request about(String found) {
    return new Request(id, who, where, verb, Optional.of(found), arguments);
  }

  /** The button, menu or form that asks for the same. */
  public ControlId control() {
    return table
        .map(id -> new ControlId(verb, id, arguments.turn().orElse(0), arguments.argument()))
        .orElseGet(() -> ControlId.free(verb, arguments.argument()));
  }

  /** What it is, for the log; holds no secret. */
  public String named() {
    return verb + table.map(at -> " at table " + at).orElse("");
  }
}
