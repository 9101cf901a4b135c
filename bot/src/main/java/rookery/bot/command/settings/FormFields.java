package rookery.bot.command.settings;

import java.util.Arrays;
import java.util.List;
import rookery.bot.post.Markdown;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.ChoiceLabel;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.table.Refusal;

/** Form fields for enum settings, and the answers chosen in them. */
final class FormFields {
  private FormFields() {}

  static <E extends Enum<E> & ChoiceLabel> InputForm.OneOf oneOf(
      String name, String label, E chosen) {
    return new InputForm.OneOf(name, label, answers(chosen.getDeclaringClass()), chosen.name());
  }

  static <E extends Enum<E> & ChoiceLabel> List<SelectableOption> answers(Class<E> choices) {
    return Arrays.stream(choices.getEnumConstants())
        .map(answer -> new SelectableOption(answer.name(), answer.words()))
        .toList();
  }

  /**
   * Returns the chosen answer, or {@code now} if the form had no such field.
   *
   * @throws Refusal if it is none of the answers
   */
  static <E extends Enum<E>> E chosen(Arguments given, String name, E now) {
    return given
        .word(name)
        .map(word -> answer(word, now.getDeclaringClass().getEnumConstants()))
        .orElse(now);
  }

  private static <E extends Enum<E>> E answer(String word, E[] answers) {
    return Arrays.stream(answers)
        .filter(answer -> answer.name().equals(word))
        .findFirst()
        .orElseThrow(() -> noAnswer(word));
  }

  static Refusal noAnswer(String word) {
    return new Refusal(
        ("\u201c%s\u201d isn't one of the choices. Open `/settings` again and pick from its"
                + " lists.")
            .formatted(Markdown.escaped(word)));
  }

  /** Returns whether a box is ticked, or {@code now} if the form had no such boxes. */
  static boolean ticked(Arguments given, String name, SelectableOption box, boolean now) {
    return given.word(name).isPresent() ? given.ticked(name).contains(box.value()) : now;
  }

  static String yesOrNo(boolean yes) {
    return yes ? "yes" : "no";
  }
}
