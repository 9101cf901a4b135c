package rookery.engine.match;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.TypedText;

/** What partners who must not show each other everything ask and answer. */
public sealed interface PartnerTalk extends TableTalk permits PartnerTalk.Ask, PartnerTalk.Answer {
  /**
   * Puts a question to the partners that yes or no can answer.
   *
   * @param text on one line, without spaces around it, whatever was typed
   */
  record Ask(String text) implements PartnerTalk {
    public Ask {
      // A record is read line by line, so whatever may end a line becomes a space.
      text = text.replaceAll("[\\p{Z}\\p{Cc}]+", " ").strip();
    }

    @Override
    public String word() {
      return "ask";
    }

    @Override
    public String detail() {
      return text;
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return TableTalk.refuse(
              !match.hasPartnersToAsk(), "Partners can't ask each other questions in this game.")
          .or(
              () ->
                  TableTalk.refuse(
                      text.isEmpty() || text.length() > Question.LONGEST,
                      "Ask a yes-or-no question of at most %s characters."
                          .formatted(Question.LONGEST)));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      int number = match.record().entries().size();
      return match.agreements().asked(new Question(number, by, text));
    }

    @Override
    public GameLogLine line(Seat by, Match match) {
      // The answer repeats it.
      return GameLogLine.by(
          by, Sentence.of(SentenceRole.PENDING, "%s asked: %s", by, new TypedText(text)));
    }
  }

  /**
   * Answers a question of the partner.
   *
   * @param question the number of the {@link Question}
   * @param yes whether the answer is yes
   */
  record Answer(int question, boolean yes) implements PartnerTalk {
    static Answer parse(String detail) {
      String[] parts = detail.split(" ");
      return new Answer(Integer.parseInt(parts[0]), parts[1].equals("yes"));
    }

    @Override
    public String word() {
      return "answer";
    }

    @Override
    public String detail() {
      return question + (yes ? " yes" : " no");
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      Optional<Question> asked = match.agreements().question(question);
      return TableTalk.refuse(
              asked.isEmpty(),
              "That question is no longer open: somebody answered it or asked it again.")
          .or(
              () ->
                  TableTalk.refuse(
                      asked.filter(q -> q.by().equals(by)).isPresent(),
                      "You've already asked that. Wait for your partner's answer."));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().answered(question);
    }

    @Override
    public State heard(Seat by, Match match, State state) {
      return match
          .agreements()
          .question(question)
          .map(asked -> state.answered(by, asked.text(), yes))
          .orElse(state);
    }

    @Override
    public GameLogLine line(Seat by, Match match) {
      String asked = match.agreements().question(question).orElseThrow().text();
      return GameLogLine.by(
          by,
          Sentence.of(
              SentenceRole.WEIGHTY,
              "%s answered %s to \u201c%s\u201d.",
              by,
              yes ? "yes" : "no",
              new TypedText(asked)));
    }
  }
}
