package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;

/** Discord's limits for modals. */
public final class ModalRules {
  private static final Set<Integer> TOP = Set.of(ComponentType.TEXT, ComponentType.LABEL);
  private static final Set<Integer> IN_LABEL =
      Set.of(
          ComponentType.STRING_SELECT,
          ComponentType.TEXT_INPUT,
          ComponentType.USER_SELECT,
          ComponentType.ROLE_SELECT,
          ComponentType.MENTIONABLE_SELECT,
          ComponentType.CHANNEL_SELECT,
          ComponentType.RADIO_GROUP,
          ComponentType.CHECKBOX_GROUP,
          ComponentType.CHECKBOX);

  private final ComponentIds ids = new ComponentIds();

  /** Checks a modal and gives it with a number for each component. */
  public ObjectNode check(RequestBody modal) {
    modal.text("custom_id", 1, 100);
    modal.text("title", 1, 45);
    for (RequestBody part : modal.requiredObjects("components", 1, 5)) {
      ids.checkNumber(part);
      switch (part.oneOf("type", TOP)) {
        case ComponentType.LABEL -> label(part);
        default -> part.text("content", 1, 4000);
      }
    }
    ObjectNode kept = modal.node().deepCopy();
    ids.number(kept.path("components"));
    return kept;
  }

  private void label(RequestBody label) {
    label.text("label", 1, 45);
    label.textOr("description", 0, 100, "");
    if (label.has("component")) {
      field(label.object("component"), IN_LABEL);
    } else {
      label.wrong("component", "BASE_TYPE_REQUIRED", "This field is required");
    }
  }

  private void field(RequestBody field, Set<Integer> allowed) {
    int type = field.oneOf("type", allowed);
    ids.checkNumber(field);
    ids.checkCustom(field);
    field.flag("required", true);
    switch (type) {
      case ComponentType.TEXT_INPUT -> textInput(field);
      case ComponentType.RADIO_GROUP -> SelectRules.options(field, 10, 0, 1);
      case ComponentType.CHECKBOX_GROUP -> boxes(field);
      case ComponentType.CHECKBOX -> field.flag("default", false);
      default -> SelectRules.check(field);
    }
  }

  private static void boxes(RequestBody field) {
    long most = field.numberOr("max_values", 1, 10, 1);
    SelectRules.options(field, 10, field.numberOr("min_values", 0, 10, 0), most);
  }

  private static void textInput(RequestBody field) {
    field.oneOf("style", Set.of(1, 2));
    long least = field.numberOr("min_length", 0, 4000, 0);
    long most = field.numberOr("max_length", 1, 4000, 4000);
    if (least > most) {
      field.wrong("min_length", "TEXT_INPUT_MIN_LENGTH", "Must not exceed max_length.");
    }
    field.textOr("value", 0, (int) most, "");
    field.textOr("placeholder", 0, 100, "");
  }
}
