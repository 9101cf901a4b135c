package rookery.bot.request;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.post.Suggestion;
import rookery.bot.table.Table;

/**
 * One thing that people can ask for: how it is declared, what completes it, what it does, and what
 * the help says of it. {@link rookery.bot.command.Commands} lists them all.
 */
public interface Command extends Step {
  /** How it is asked for. */
  CommandDeclaration declared();

  /**
   * What opens a form instead of carrying the request out; empty for most. It follows from the
   * request alone, as a form cannot come after a deferral.
   */
  default Optional<FormRequest> form(Request request) {
    return Optional.empty();
  }

  /**
   * Which tables a slash command fits that names none, the best test first: tables that pass a test
   * go before those that do not, and a test that none passes is not counted.
   */
  default List<Predicate<Table>> fit(Request request) {
    return List.of();
  }

  /** What could be meant by what is being typed; at most 25. Changes nothing. */
  default List<Suggestion> complete(CompletionRequest typing, TableLookup lookup) {
    return List.of();
  }
}
