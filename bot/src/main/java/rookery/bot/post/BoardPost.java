package rookery.bot.post;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId.Verb;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Side;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/** The message in the channel that shows a game as everybody may see it. */
public final class BoardPost {
  private BoardPost() {}

  /** The position, what happened last, whose turn it is, and what can be pressed. */
  public static Post of(Table table) {
    Post post = Post.of(Picture.of(table.publicView()), words(table));
    if (table.stage() == Stage.PLAYING) {
      for (List<Control> row : rows(table)) {
        post = post.with(row);
      }
    }
    return post;
  }

  /** The same for one person, seen from that person's side. */
  public static Post seenBy(Table table, Person person) {
    View view = table.match().orElseThrow().view(table.viewer(person));
    Post post = Post.of(Picture.of(view), words(table) + secret(view));
    List<Control> row = new ArrayList<>();
    if (!view.legal().isEmpty() && table.stage() == Stage.PLAYING) {
      row.add(moveButton(table, view.asksInSecret()));
    }
    if (explained(table, person).isPresent()) {
      row.add(button(Verb.EXPLAIN, table, "Explain"));
    }
    return post.with(row);
  }

  /** The same with rules marked that the picture alone does not show, where the game has some. */
  public static Post explainedTo(Table table, Person person) {
    return explained(table, person)
        .map(view -> Post.of(Picture.of(view), table.heading() + "\n" + view.status()))
        .orElseGet(
            () -> seenBy(table, person).after("This board shows all there is; see also /rules."));
  }

  private static Optional<View> explained(Table table, Person person) {
    return table.match().orElseThrow().explained(table.viewer(person));
  }

  /** What is left of the message once a later one has taken its place. */
  public static Post past(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(table.heading());
    lines.addAll(recent(table));
    return Post.of(Picture.of(table.publicView()), String.join("\n", lines)).keepingPicture();
  }

  private static List<String> recent(Table table) {
    return table.match().orElseThrow().recent().stream().map(Markdown::escaped).toList();
  }

  private static String secret(View view) {
    return view.secret().map(words -> "\nOnly you know: " + words).orElse("");
  }

  private static String words(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(table.heading());
    lines.addAll(recent(table));
    table.result().ifPresent(result -> lines.add(Results.sentence(result, table)));
    if (table.result().isEmpty() || table.match().orElseThrow().isDecidedOnTheBoard()) {
      lines.add(table.publicView().status());
    }
    lines.add(people(table));
    if (table.stage() == Stage.PLAYING) {
      lines.addAll(waiting(table));
    }
    if (table.stage() == Stage.CLOSED) {
      lines.add("This game was stopped.");
    }
    return String.join("\n", lines);
  }

  private static String people(Table table) {
    List<String> chairs =
        table.seats().stream()
            .map(seat -> seat.title() + ": " + table.seating().chairs().get(seat).mention())
            .toList();
    return String.join(" \u00b7 ", chairs);
  }

  private static List<String> waiting(Table table) {
    Match match = table.match().orElseThrow();
    List<String> lines = new ArrayList<>();
    match.drawOffer().ifPresent(o -> lines.add(asked(table, o, "wants a draw. Agreed?")));
    match
        .takeBackOffer()
        .ifPresent(o -> lines.add(asked(table, o, "asks to take back the last move. Agreed?")));
    match.questions().forEach(question -> lines.add(asked(table, question)));
    lines.add("To act: " + Person.mentions(table.awaited()));
    return lines;
  }

  private static String asked(Table table, Offer offer, String what) {
    return "%s %s %s".formatted(offer.by().title(), what, Person.mentions(table.asked(offer)));
  }

  private static String asked(Table table, Question question) {
    return "%s asks: %s %s"
        .formatted(
            question.by().title(),
            Markdown.escaped(question.text()),
            Person.mentions(table.asked(question)));
  }

  private static List<List<Control>> rows(Table table) {
    List<List<Control>> rows = new ArrayList<>();
    rows.add(List.of(moveButton(table, asksInSecret(table)), button(Verb.TYPE, table, "Type it")));
    Match match = table.match().orElseThrow();
    match.drawOffer().ifPresent(offer -> rows.add(drawAnswers(table)));
    match.takeBackOffer().ifPresent(offer -> rows.add(takeBackAnswers(table)));
    match.questions().forEach(question -> rows.add(answers(table, question)));
    rows.add(others(table, match));
    return rows;
  }

  private static Button moveButton(Table table, boolean inSecret) {
    String label = inSecret ? "Choose in private" : "Move";
    return new Button(ControlId.of(Verb.MOVE, table), label, Look.MAIN);
  }

  private static boolean asksInSecret(Table table) {
    Match match = table.match().orElseThrow();
    return table.seats().stream().anyMatch(s -> match.view(Viewer.of(s)).asksInSecret());
  }

  private static List<Control> drawAnswers(Table table) {
    return List.of(
        new Button(ControlId.of(Verb.DRAW, table, "agree"), "Agree to the draw", Look.GOOD),
        new Button(ControlId.of(Verb.DECLINE_DRAW, table), "Play on", Look.PLAIN));
  }

  private static List<Control> takeBackAnswers(Table table) {
    return List.of(
        new Button(ControlId.of(Verb.AGREE_TAKE_BACK, table), "Allow the take-back", Look.GOOD),
        new Button(ControlId.of(Verb.DECLINE_TAKE_BACK, table), "Do not allow it", Look.PLAIN));
  }

  private static List<Control> answers(Table table, Question question) {
    return List.of(answer(table, question, "yes", "Yes"), answer(table, question, "no", "No"));
  }

  private static Control answer(Table table, Question question, String word, String label) {
    return new Button(
        ControlId.of(Verb.ANSWER, table, question.number() + " " + word),
        "%s, %s".formatted(label, question.by().title()),
        Look.PLAIN);
  }

  private static List<Control> others(Table table, Match match) {
    List<Control> row = new ArrayList<>();
    row.add(button(Verb.BOARD, table, "My view"));
    if (match.hasPartnersToAsk()) {
      row.add(button(Verb.ASK, table, "Ask"));
    }
    if (match.drawOffer().isEmpty() && table.seats().get(0).side() != Side.PARTNERS) {
      row.add(button(Verb.CLAIM, table, "Draw"));
    }
    if (match.takeBackOffer().isEmpty()) {
      row.add(button(Verb.TAKE_BACK, table, "Take back"));
    }
    row.add(new Button(ControlId.of(Verb.RESIGN, table, "ask"), "Resign", Look.PLAIN));
    row.add(new Button(ControlId.free(Verb.RULES, table.game().id()), "Rules", Look.PLAIN));
    return row;
  }

  private static Button button(Verb verb, Table table, String label) {
    return new Button(ControlId.of(verb, table), label, Look.PLAIN);
  }
}
