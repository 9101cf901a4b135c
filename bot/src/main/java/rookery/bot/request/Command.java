package rookery.bot.request;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.post.SelectableOption;
import rookery.bot.table.Table;

/**
 * A command: its declaration, its suggestions, what it does, and its line in the help. {@link
 * rookery.bot.command.Commands} lists them all.
 */
public interface Command extends TableStep {
  /** How people give the command. */
  CommandDeclaration declared();

  /**
   * The form that the request opens instead of being carried out; empty for most. It depends only
   * on the request, because Discord allows no form after a deferral.
   */
  default Optional<FormRequest> form(Request request) {
    return Optional.empty();
  }

  /**
   * Chooses among several tables when a slash command names none. The first test that some table
   * passes decides.
   */
  default List<Predicate<Table>> fit(Request request) {
    return List.of();
  }

  /**
   * Whether a person can press its button although they neither see the table's channel nor have a
   * seat there.
   */
  default boolean reaches(Request request, Table table) {
    return false;
  }

  /** Suggestions for what is being typed, at most 25. Changes nothing. */
  default List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return List.of();
  }
}
