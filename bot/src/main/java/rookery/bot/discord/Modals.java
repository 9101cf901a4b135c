package rookery.bot.discord;

import java.util.Optional;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.modals.Modal;
import rookery.bot.post.ControlId;
import rookery.engine.match.Question;

/** The forms that some buttons open, each with one line to type. */
final class Modals {
  /** The name of the line. */
  static final String TYPED = "typed";

  private static final int LONGEST_ACTION = 60;

  private Modals() {}

  /** The form that a button opens; empty for buttons that do something at once. */
  static Optional<Modal> of(ControlId control) {
    return switch (control.verb()) {
      case TYPE ->
          Optional.of(
              form(
                  control,
                  "What do you do?",
                  "Your action",
                  "as in the game's rules",
                  LONGEST_ACTION));
      case ASK ->
          Optional.of(
              form(
                  control,
                  "Ask your partner",
                  "Your question; everybody reads it",
                  "what yes or no can answer",
                  Question.LONGEST));
      default -> Optional.empty();
    };
  }

  private static Modal form(
      ControlId control, String title, String label, String hint, int longest) {
    TextInput text =
        TextInput.create(TYPED, TextInputStyle.SHORT)
            .setPlaceholder(hint)
            .setRequiredRange(1, longest)
            .build();
    return Modal.create(control.text(), title).addComponents(Label.of(label, text)).build();
  }
}
