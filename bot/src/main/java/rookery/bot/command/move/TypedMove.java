package rookery.bot.command.move;

import java.util.List;
import rookery.bot.post.ControlId;
import rookery.bot.request.InputForm;
import rookery.bot.table.Refusal;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.reading.ActionReading;
import rookery.engine.text.Phrase;

/** What somebody typed as a move. */
public record TypedMove(String text) {
  /** With a button for each of more, those of the board would be hard to find. */
  private static final int MOST_NAMED = 5;

  private static final int LONGEST = 60;

  /**
   * The form to type one.
   *
   * @param example a move that can be made now; empty if none is known
   */
  public static InputForm form(ControlId id, String example) {
    String hint = example.isEmpty() ? "/rules shows how to type it" : "For example " + example;
    return InputForm.line(id, "Your turn", "What you do", hint, LONGEST);
  }

  /**
   * The action that is meant.
   *
   * @throws Refusal that says why it is none, or which it could be
   */
  public Action read(Match match, Seat seat) {
    ActionReading reading = match.read(seat, text);
    if (reading instanceof ActionReading.One one) {
      return one.action();
    }
    throw new Refusal(
        reading instanceof ActionReading.Several several
            ? "That could mean %s. Which one do you want?".formatted(quoted(several.actions()))
            : explained((ActionReading.None) reading));
  }

  /** The actions that could be meant where it names none, or several. */
  List<Action> meant(Match match, Seat seat) {
    ActionReading reading = match.read(seat, text);
    List<Action> all =
        reading instanceof ActionReading.Several several
            ? several.actions()
            : reading instanceof ActionReading.None none ? none.near() : List.of();
    return all.stream().limit(MOST_NAMED).toList();
  }

  private static String explained(ActionReading.None none) {
    String example =
        none.example()
            .map(action -> " You can type, for example, " + quoted(List.of(action)) + ".")
            .orElse("");
    return none.near().isEmpty()
        ? none.sentence() + example
        : "%s Did you mean %s?".formatted(none.sentence(), quoted(none.near()));
  }

  private static String quoted(List<Action> actions) {
    return Phrase.either(
        actions.stream().limit(MOST_NAMED).map(action -> "`" + action.text() + "`").toList());
  }
}
