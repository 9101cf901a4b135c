package rookery.bot.discord.interaction;

import net.dv8tion.jda.api.components.checkboxgroup.CheckboxGroup;
import net.dv8tion.jda.api.components.checkboxgroup.CheckboxGroupOption;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.label.LabelChildComponent;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.modals.Modal;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.InputForm;

/** Forms as Discord has them: a label for each field. */
final class Forms {
  private Forms() {}

  /** The form, which comes back with its id. */
  static Modal of(InputForm form) {
    return Modal.create(form.id().text(), form.title())
        .addComponents(form.fields().stream().map(f -> Label.of(f.label(), field(f))).toList())
        .build();
  }

  private static LabelChildComponent field(InputForm.Field field) {
    if (field instanceof InputForm.Line line) {
      return TextInput.create(line.name(), TextInputStyle.SHORT)
          .setPlaceholder(line.hint())
          .setRequired(line.needed())
          .setRequiredRange(line.needed() ? 1 : 0, line.longest())
          .build();
    }
    return field instanceof InputForm.OneOf one ? menu(one) : boxes((InputForm.Boxes) field);
  }

  private static StringSelectMenu menu(InputForm.OneOf field) {
    StringSelectMenu.Builder menu = StringSelectMenu.create(field.name());
    for (SelectableOption answer : field.answers()) {
      menu.addOptions(
          SelectOption.of(answer.label(), answer.value())
              .withDefault(answer.value().equals(field.chosen())));
    }
    return menu.build();
  }

  private static CheckboxGroup boxes(InputForm.Boxes field) {
    CheckboxGroup.Builder boxes = CheckboxGroup.create(field.name()).setRequired(field.needed());
    for (SelectableOption answer : field.answers()) {
      boxes.addOptions(
          CheckboxGroupOption.of(answer.label(), answer.value())
              .withDefault(field.ticked().contains(answer.value())));
    }
    int least = field.needed() ? 1 : 0;
    return boxes.setRequiredRange(least, field.answers().size()).build();
  }
}
