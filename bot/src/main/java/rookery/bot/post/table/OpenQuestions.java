package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;
import rookery.engine.text.Phrase;

/**
 * What players have asked one another and nobody has answered yet: yes-or-no questions, a draw, a
 * take-back, a resignation.
 */
record OpenQuestions(Table table) {

  /** A sentence for each, which mentions the people who have to answer. */
  List<String> sentences() {
    List<String> asked = new ArrayList<>();
    match().questions().forEach(question -> asked.add(question(question)));
    match().drawOffer().ifPresent(o -> asked.add(offered(o, "offers a draw. Do you agree?")));
    match().takeBackOffer().ifPresent(o -> asked.add(offered(o, undoing(o))));
    match().resigned().stream().sorted().forEach(seat -> asked.add(resigning(seat)));
    return asked;
  }

  private String question(Question question) {
    String text = "asks: " + Markdown.escaped(question.text());
    return asking(table.awaited().asked(question), question.by(), text);
  }

  private String offered(Offer offer, String what) {
    return asking(table.awaited().asked(offer), offer.by(), what);
  }

  private String undoing(Offer offer) {
    return "wants to take back %s. Do you agree?"
        .formatted(Phrase.last(match().undone(offer).size(), "move"));
  }

  private String resigning(Seat seat) {
    return asking(
        table.awaited().partners(seat), seat, "wants to resign. Do you want to resign" + " too?");
  }

  private String asking(Collection<Person> asked, Seat by, String what) {
    return "%s, %s %s".formatted(Person.mentions(asked), new PlayerNames(table).of(by), what);
  }

  /** The buttons to answer with. */
  List<Control> answers() {
    List<Control> answers = new ArrayList<>();
    match().questions().forEach(question -> answers.addAll(answers(question)));
    match().drawOffer().ifPresent(offer -> answers.addAll(drawAnswers()));
    match().takeBackOffer().ifPresent(offer -> answers.addAll(takeBackAnswers()));
    if (!match().resigned().isEmpty()) {
      answers.add(
          new Button(ControlId.of(ControlVerb.RESIGN, table, "too"), "Resign too", Look.DANGER));
      answers.add(new Button(ControlId.of(ControlVerb.RESIGN, table, "on"), "Play on", Look.PLAIN));
    }
    return answers;
  }

  private List<Control> answers(Question question) {
    return List.of(answer(question, "yes", "Yes"), answer(question, "no", "No"));
  }

  private Control answer(Question question, String word, String label) {
    return new Button(
        ControlId.of(ControlVerb.ANSWER, table, question.number() + " " + word),
        "%s, %s".formatted(label, new PlayerNames(table).plain(question.by())),
        Look.PLAIN);
  }

  private List<Control> drawAnswers() {
    return List.of(
        new Button(ControlId.of(ControlVerb.DRAW, table, "agree"), "Agree to the draw", Look.GOOD),
        new Button(ControlId.of(ControlVerb.DECLINE_DRAW, table), "Play on", Look.PLAIN));
  }

  private List<Control> takeBackAnswers() {
    return List.of(
        new Button(
            ControlId.of(ControlVerb.AGREE_TAKE_BACK, table), "Allow the take-back", Look.GOOD),
        new Button(ControlId.of(ControlVerb.DECLINE_TAKE_BACK, table), "Decline", Look.PLAIN));
  }

  private Match match() {
    return table.match().orElseThrow();
  }
}
