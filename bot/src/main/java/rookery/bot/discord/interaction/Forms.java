package rookery.bot.discord.interaction;

import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.modals.Modal;
import rookery.bot.post.ControlId;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Form;

/** The forms that some buttons open, each with one line to type. */
final class Forms {
  private Forms() {}

  /** The form, which comes back with the button's id. */
  static Modal of(ControlId button, Form form) {
    TextInput text =
        TextInput.create(Arguments.TYPED, TextInputStyle.SHORT)
            .setPlaceholder(form.hint())
            .setRequiredRange(1, form.longest())
            .build();
    return Modal.create(button.text(), form.title())
        .addComponents(Label.of(form.label(), text))
        .build();
  }
}
