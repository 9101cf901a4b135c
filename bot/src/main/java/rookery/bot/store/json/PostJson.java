package rookery.bot.store.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.Picture;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.BoardStyle;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageLayout;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.DiagramSyntaxException;

/** Posts as JSON. What is read equals what was written. */
public final class PostJson {
  private PostJson() {}

  /** The post as text, which {@link #read} turns into an equal one. */
  public static String write(Post post) {
    ObjectNode json = JsonText.object();
    json.put("words", post.words());
    post.picture().ifPresent(picture -> write(picture, json.putObject("picture")));
    ArrayNode rows = json.putArray("rows");
    for (List<Control> row : post.rows()) {
      ArrayNode controls = rows.addArray();
      row.forEach(control -> write(control, controls.addObject()));
    }
    ArrayNode pinged = json.putArray("pinged");
    post.pinged().forEach(person -> pinged.add(person.id()));
    json.put("layout", post.layout().name());
    return json.toString();
  }

  private static void write(Picture picture, ObjectNode json) {
    picture.diagram().ifPresent(diagram -> json.put("diagram", diagram.text()));
    json.put("alt", picture.alt());
    if (picture.size() != PictureSize.USUAL) {
      json.put("size", picture.size().name());
    }
    if (!picture.style().equals(BoardStyle.USUAL)) {
      json.set("style", StyleJson.write(picture.style()));
    }
  }

  private static void write(Control control, ObjectNode json) {
    if (control instanceof Button button) {
      json.put("button", button.id().text());
      json.put("label", button.label());
      json.put("look", button.look().name());
    } else if (control instanceof Link link) {
      json.put("link", link.address());
      json.put("label", link.label());
    } else if (control instanceof Menu menu) {
      json.put("menu", menu.id().text());
      json.put("question", menu.question());
      ArrayNode answers = json.putArray("answers");
      menu.answers()
          .forEach(a -> answers.addObject().put("value", a.value()).put("label", a.label()));
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException if it is not such a text
   */
  public static Post read(String text) {
    JsonNode json = JsonText.parsed(text);
    return new Post(
        word(json, "words"),
        Optional.ofNullable(json.get("picture")).map(PostJson::picture),
        list(json, "rows").map(row -> row.valueStream().map(PostJson::control).toList()).toList(),
        list(json, "pinged").map(id -> new Person(text(id))).toList(),
        layout(json));
  }

  /** Where none is named the post was written when there was but one. */
  private static MessageLayout layout(JsonNode json) {
    return json.has("layout")
        ? MessageLayout.valueOf(word(json, "layout"))
        : MessageLayout.COMPONENTS;
  }

  private static Picture picture(JsonNode json) {
    Optional<Diagram> diagram =
        Optional.ofNullable(json.get("diagram")).map(PostJson::text).map(PostJson::diagram);
    return new Picture(
        diagram,
        word(json, "alt"),
        StyleJson.read(json.path("style")),
        JsonText.constant(json, "size", PictureSize.USUAL));
  }

  private static Diagram diagram(String text) {
    try {
      return Diagram.parse(text);
    } catch (DiagramSyntaxException e) {
      throw new IllegalArgumentException("not a diagram", e);
    }
  }

  private static Control control(JsonNode json) {
    if (json.has("button")) {
      return new Button(id(json, "button"), word(json, "label"), Look.valueOf(word(json, "look")));
    }
    if (json.has("link")) {
      return new Link(word(json, "link"), word(json, "label"));
    }
    List<SelectableOption> answers =
        list(json, "answers")
            .map(a -> new SelectableOption(word(a, "value"), word(a, "label")))
            .toList();
    return new Menu(id(json, "menu"), word(json, "question"), answers);
  }

  private static ControlId id(JsonNode json, String name) {
    return ControlId.parse(word(json, name))
        .orElseThrow(() -> new IllegalArgumentException("not a control's id"));
  }

  private static String word(JsonNode json, String name) {
    return text(json.required(name));
  }

  private static String text(JsonNode json) {
    if (!json.isTextual()) {
      throw new IllegalArgumentException("not a text");
    }
    return json.textValue();
  }

  private static Stream<JsonNode> list(JsonNode json, String name) {
    return json.required(name).valueStream();
  }
}
