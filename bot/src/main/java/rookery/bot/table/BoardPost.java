package rookery.bot.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.table.Control.Button;
import rookery.bot.table.Control.Look;
import rookery.bot.table.ControlId.Verb;
import rookery.engine.Side;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;

/** The message in the channel that shows a game as everybody may see it. */
final class BoardPost {
  private BoardPost() {}

  /** The position, what happened last, whose turn it is, and what can be pressed. */
  static Post of(Table table) {
    Post post = Post.of(Picture.of(table.publicView()), words(table));
    if (table.stage() == Stage.PLAYING) {
      for (List<Control> row : rows(table)) {
        post = post.with(row);
      }
    }
    return post;
  }

  /** The same for one person, seen from that person's side. */
  static Post seenBy(Table table, Person person) {
    View view = table.match().orElseThrow().view(table.viewer(person));
    Post post = Post.of(Picture.of(view), words(table) + secret(view));
    if (!view.legal().isEmpty() && table.stage() == Stage.PLAYING) {
      post = post.with(moveButton(table, view.asksInSecret()));
    }
    return post;
  }

  /** What is left of the message once a later one has taken its place. */
  static Post past(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(table.heading());
    lines.addAll(table.match().orElseThrow().recent());
    return Post.of(Picture.of(table.publicView()), String.join("\n", lines)).keepingPicture();
  }

  private static String secret(View view) {
    return view.secret().map(words -> "\nOnly you know: " + words).orElse("");
  }

  private static String words(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(table.heading());
    lines.addAll(table.match().orElseThrow().recent());
    lines.add(
        table.result().map(r -> Results.sentence(r, table)).orElse(table.publicView().status()));
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
    lines.add("To act: " + Person.mentions(table.awaited()));
    return lines;
  }

  private static String asked(Table table, Offer offer, String what) {
    return "%s %s %s"
        .formatted(offer.by().title(), what, Person.mentions(askedPeople(table, offer)));
  }

  /** Those who have still to answer an offer. */
  static Set<Person> askedPeople(Table table, Offer offer) {
    Set<Person> people = new TreeSet<>();
    table
        .seating()
        .chairs()
        .forEach(
            (seat, person) -> {
              if (offer.waitsFor(seat)) {
                people.add(person);
              }
            });
    return people;
  }

  private static List<List<Control>> rows(Table table) {
    List<List<Control>> rows = new ArrayList<>();
    rows.add(List.of(moveButton(table, asksInSecret(table)), button(Verb.TYPE, table, "Type it")));
    Match match = table.match().orElseThrow();
    match.drawOffer().ifPresent(offer -> rows.add(drawAnswers(table)));
    match.takeBackOffer().ifPresent(offer -> rows.add(takeBackAnswers(table)));
    rows.add(others(table, match.drawOffer(), match.takeBackOffer()));
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

  private static List<Control> others(
      Table table, Optional<Offer> drawOffer, Optional<Offer> takeBackOffer) {
    List<Control> row = new ArrayList<>();
    row.add(button(Verb.BOARD, table, "My view"));
    if (drawOffer.isEmpty() && table.seats().get(0).side() != Side.PARTNERS) {
      row.add(button(Verb.CLAIM, table, "Draw"));
    }
    if (takeBackOffer.isEmpty()) {
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
