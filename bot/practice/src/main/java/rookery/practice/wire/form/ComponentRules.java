package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/**
 * Discord's limits for the components of a message, of both generations: rows of buttons and menus
 * under a text, and messages made of components alone.
 */
public final class ComponentRules {
  private static final Set<Integer> OLD_TOP = Set.of(ComponentType.ROW);
  private static final Set<Integer> IN_CONTAINER =
      Set.of(
          ComponentType.ROW,
          ComponentType.SECTION,
          ComponentType.TEXT,
          ComponentType.GALLERY,
          ComponentType.FILE,
          ComponentType.SEPARATOR);
  private static final Set<Integer> NEW_TOP =
      Set.of(
          ComponentType.ROW,
          ComponentType.SECTION,
          ComponentType.TEXT,
          ComponentType.GALLERY,
          ComponentType.FILE,
          ComponentType.SEPARATOR,
          ComponentType.CONTAINER);
  private static final int MOST_ROWS = 5;
  private static final int MOST_COMPONENTS = 40;
  private static final int MOST_LETTERS = 4000;

  private final boolean alone;
  private final Set<String> files;
  private final ComponentIds ids = new ComponentIds();
  private int count;
  private int letters;

  /**
   * Rules for one message.
   *
   * @param alone whether the message is made of components alone
   * @param files the names of the message's files
   */
  public ComponentRules(boolean alone, Set<String> files) {
    this.alone = alone;
    this.files = files;
  }

  /** Checks a message's components and gives them with a number each. */
  public JsonNode check(RequestBody message) {
    int most = alone ? MOST_COMPONENTS : MOST_ROWS;
    for (RequestBody part : message.objects("components", 0, most)) {
      check(part, alone ? NEW_TOP : OLD_TOP);
    }
    if (count > MOST_COMPONENTS) {
      message.wrong(
          "components", "BASE_TYPE_BAD_LENGTH", "Must have 40 or fewer components in total.");
    }
    if (letters > MOST_LETTERS) {
      message.wrong(
          "components",
          "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
          "Displayable text size exceeds maximum size of 4000.");
    }
    JsonNode tree = message.items("components", 0, most).deepCopy();
    ids.number(tree);
    ComponentDefaults.fill(tree);
    return tree;
  }

  private void check(RequestBody part, Set<Integer> allowed) {
    count++;
    ids.checkNumber(part);
    switch (part.oneOf("type", allowed)) {
      case ComponentType.ROW -> row(part);
      case ComponentType.BUTTON -> button(part);
      case ComponentType.SECTION -> section(part);
      case ComponentType.TEXT -> text(part);
      case ComponentType.THUMBNAIL -> media(part, part.object("media"));
      case ComponentType.GALLERY ->
          part.requiredObjects("items", 1, 10).forEach(item -> media(item, item.object("media")));
      case ComponentType.FILE -> file(part);
      case ComponentType.SEPARATOR -> part.numberOr("spacing", 1, 2, 1);
      case ComponentType.CONTAINER -> container(part);
      default -> select(part);
    }
  }

  private void row(RequestBody row) {
    List<RequestBody> parts = row.requiredObjects("components", 1, 5);
    boolean menu =
        parts.stream().anyMatch(p -> ComponentType.SELECTS.contains(p.node().path("type").asInt()));
    if (menu && parts.size() > 1) {
      row.wrong("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu fills a row by itself.");
    }
    for (RequestBody part : parts) {
      check(part, menu ? ComponentType.SELECTS : Set.of(ComponentType.BUTTON));
    }
  }

  private void button(RequestBody button) {
    int style = button.oneOf("style", Set.of(1, 2, 3, 4, 5, 6));
    button.textOr("label", 0, 80, "");
    button.flag("disabled", false);
    SelectRules.checkEmoji(button);
    if (style == 5) {
      button.address("url", Set.of("http", "https", "discord"));
      if (button.has("custom_id") || !button.has("url")) {
        button.wrong("url", "BUTTON_COMPONENT_INVALID_URL", "A link has a url and no custom id.");
      }
    } else if (style != 6) {
      ids.checkCustom(button);
      if (button.has("url")) {
        button.wrong("url", "BUTTON_COMPONENT_INVALID_URL", "A url is for links alone.");
      }
    }
    if (style != 6 && !button.has("emoji") && button.textOr("label", 0, 80, "").isEmpty()) {
      button.wrong("label", "BUTTON_COMPONENT_NO_LABEL", "A button needs a label or an emoji.");
    }
  }

  private void select(RequestBody select) {
    if (ComponentType.SELECTS.contains(select.node().path("type").asInt())) {
      ids.checkCustom(select);
      SelectRules.check(select);
    }
  }

  private void section(RequestBody section) {
    for (RequestBody part : section.requiredObjects("components", 1, 3)) {
      check(part, Set.of(ComponentType.TEXT));
    }
    if (section.has("accessory")) {
      check(section.object("accessory"), Set.of(ComponentType.BUTTON, ComponentType.THUMBNAIL));
    } else {
      section.wrong("accessory", "BASE_TYPE_REQUIRED", "This field is required");
    }
  }

  private void container(RequestBody container) {
    container.numberOr("accent_color", 0, 0xFFFFFF, 0);
    container.flag("spoiler", false);
    for (RequestBody part : container.requiredObjects("components", 1, MOST_COMPONENTS)) {
      check(part, IN_CONTAINER);
    }
  }

  private void text(RequestBody text) {
    String content = text.text("content", 1, MOST_LETTERS);
    letters += content.codePointCount(0, content.length());
  }

  private void media(RequestBody holder, RequestBody media) {
    holder.textOr("description", 1, 1024, "");
    holder.flag("spoiler", false);
    address(media, Set.of("http", "https", "attachment"));
  }

  private void file(RequestBody holder) {
    holder.flag("spoiler", false);
    address(holder.object("file"), Set.of("attachment"));
  }

  private void address(RequestBody media, Set<String> schemes) {
    if (media.address("url", schemes).isEmpty()) {
      media.wrong("url", "BASE_TYPE_REQUIRED", "This field is required");
    }
    MediaRules.checkFile(media, "url", files);
  }
}
