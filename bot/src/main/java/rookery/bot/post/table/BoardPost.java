package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Side;
import rookery.engine.View;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/**
 * The message in the channel that shows a game as everybody may see it.
 *
 * @param table where the game is played, or was
 * @param views what may be seen of it
 */
public record BoardPost(Table table, Views views) {

  /** The position, what happened last, whose turn it is, and what can be pressed. */
  public Post post() {
    Post post = Post.of(Picture.of(views.publicly(table)), words());
    if (table.stage() == Stage.PLAYING) {
      for (List<Control> row : rows()) {
        post = post.with(row);
      }
    }
    return post;
  }

  /** The same for one person, seen from that person's side. */
  public Post seenBy(Person person) {
    View view = views.of(table, table.viewer(person));
    Post post = Post.of(Picture.of(view), words() + secret(view));
    List<Control> row = new ArrayList<>();
    if (!view.legal().isEmpty() && table.stage() == Stage.PLAYING) {
      row.add(moveButton(view.asksInSecret()));
    }
    if (explained(person).isPresent()) {
      row.add(button(Verb.EXPLAIN, "Explain"));
    }
    return post.with(row);
  }

  /** The same with rules marked that the picture alone does not show, where the game has some. */
  public Post explainedTo(Person person) {
    return explained(person)
        .map(view -> Post.of(Picture.of(view), table.heading() + "\n" + view.status()))
        .orElseGet(() -> seenBy(person).after("This board shows all there is; see also /rules."));
  }

  private Optional<View> explained(Person person) {
    return table.match().orElseThrow().explained(table.viewer(person));
  }

  /**
   * What is left of an earlier message once this one has taken its place: a line for each thing
   * that was done since, without picture and buttons.
   *
   * @param was the table when that message still spoke
   */
  public Post past(Table was) {
    List<String> lines = recent();
    int done = Math.max(1, table.turn() - was.posted().turn());
    List<String> since = lines.subList(Math.max(0, lines.size() - done), lines.size());
    return Post.words(since.isEmpty() ? table.heading() : String.join("\n", since));
  }

  private List<String> recent() {
    return table.match().orElseThrow().recent().stream().map(Markdown::escaped).toList();
  }

  private static String secret(View view) {
    return view.secret().map(words -> "\nOnly you know: " + words).orElse("");
  }

  private String words() {
    List<String> lines = new ArrayList<>();
    lines.add(table.heading());
    lines.addAll(recent());
    table.result().ifPresent(result -> lines.add(Results.sentence(result, table)));
    if (table.result().isEmpty() || table.match().orElseThrow().isDecidedOnTheBoard()) {
      lines.add(views.publicly(table).status());
    }
    lines.add(people());
    if (table.stage() == Stage.PLAYING) {
      lines.addAll(waiting());
    }
    if (table.stage() == Stage.CLOSED) {
      lines.add("This game was stopped.");
    }
    return String.join("\n", lines);
  }

  private String people() {
    List<String> chairs =
        table.seats().stream()
            .map(seat -> seat.title() + ": " + table.seating().chairs().get(seat).mention())
            .toList();
    return String.join(" \u00b7 ", chairs);
  }

  private List<String> waiting() {
    Match match = table.match().orElseThrow();
    List<String> lines = new ArrayList<>();
    match.drawOffer().ifPresent(o -> lines.add(asked(o, "wants a draw. Agreed?")));
    match
        .takeBackOffer()
        .ifPresent(o -> lines.add(asked(o, "asks to take back the last move. Agreed?")));
    match.questions().forEach(question -> lines.add(asked(question)));
    lines.add("To act: " + Person.mentions(table.awaited()));
    lines.addAll(ClockWords.lines(table));
    return lines;
  }

  private String asked(Offer offer, String what) {
    return "%s %s %s".formatted(offer.by().title(), what, Person.mentions(table.asked(offer)));
  }

  private String asked(Question question) {
    return "%s asks: %s %s"
        .formatted(
            question.by().title(),
            Markdown.escaped(question.text()),
            Person.mentions(table.asked(question)));
  }

  private List<List<Control>> rows() {
    List<List<Control>> rows = new ArrayList<>();
    rows.add(List.of(moveButton(asksInSecret()), button(Verb.TYPE, "Type it")));
    Match match = table.match().orElseThrow();
    match.drawOffer().ifPresent(offer -> rows.add(drawAnswers()));
    match.takeBackOffer().ifPresent(offer -> rows.add(takeBackAnswers()));
    match.questions().forEach(question -> rows.add(answers(question)));
    rows.add(others(match));
    return rows;
  }

  private Button moveButton(boolean inSecret) {
    String label = inSecret ? "Choose in private" : "Move";
    return new Button(ControlId.of(Verb.MOVE, table), label, Look.MAIN);
  }

  private boolean asksInSecret() {
    return table.seats().stream().anyMatch(seat -> views.of(table, seat).asksInSecret());
  }

  private List<Control> drawAnswers() {
    return List.of(
        new Button(ControlId.of(Verb.DRAW, table, "agree"), "Agree to the draw", Look.GOOD),
        new Button(ControlId.of(Verb.DECLINE_DRAW, table), "Play on", Look.PLAIN));
  }

  private List<Control> takeBackAnswers() {
    return List.of(
        new Button(ControlId.of(Verb.AGREE_TAKE_BACK, table), "Allow the take-back", Look.GOOD),
        new Button(ControlId.of(Verb.DECLINE_TAKE_BACK, table), "Do not allow it", Look.PLAIN));
  }

  private List<Control> answers(Question question) {
    return List.of(answer(question, "yes", "Yes"), answer(question, "no", "No"));
  }

  private Control answer(Question question, String word, String label) {
    return new Button(
        ControlId.of(Verb.ANSWER, table, question.number() + " " + word),
        "%s, %s".formatted(label, question.by().title()),
        Look.PLAIN);
  }

  private List<Control> others(Match match) {
    List<Control> row = new ArrayList<>();
    row.add(button(Verb.BOARD, "My view"));
    if (match.hasPartnersToAsk()) {
      row.add(button(Verb.ASK, "Ask"));
    }
    if (match.drawOffer().isEmpty() && table.seats().get(0).side() != Side.PARTNERS) {
      row.add(button(Verb.CLAIM, "Draw"));
    }
    if (match.takeBackOffer().isEmpty()) {
      row.add(button(Verb.TAKE_BACK, "Take back"));
    }
    row.add(new Button(ControlId.of(Verb.RESIGN, table, "ask"), "Resign", Look.PLAIN));
    row.add(new Button(ControlId.free(Verb.RULES, table.game().id()), "Rules", Look.PLAIN));
    return row;
  }

  private Button button(String verb, String label) {
    return new Button(ControlId.of(verb, table), label, Look.PLAIN);
  }
}
