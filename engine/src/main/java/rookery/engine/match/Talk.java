package rookery.engine.match;

import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.Seat;

/**
 * What a seat says beside its actions, for everybody to hear. Each kind knows why it may be out of
 * place, how the seats stand once it is said, and the line of the log that tells of it. It is said
 * by {@link Match#say}.
 */
public sealed interface Talk
    permits Talk.Resign,
        Talk.Draw,
        Talk.DeclineDraw,
        Talk.Claim,
        AskTakeBack,
        Talk.AgreeTakeBack,
        Talk.DeclineTakeBack,
        Talk.Ask,
        Talk.Answer,
        Talk.Forfeit {

  /** What a record calls it. */
  String word();

  /** What a record keeps besides the word; empty where nothing belongs to it. */
  default String detail() {
    return "";
  }

  /** Why {@code by} cannot say this now, in a sentence for that player; empty where it can. */
  default Optional<String> refusal(Seat by, Match match) {
    return Optional.empty();
  }

  /** How the seats stand once {@code by} has said this. */
  Agreements said(Seat by, Match match);

  /** The line of the log when {@code by} says this. */
  String line(Seat by, Match match);

  /**
   * What {@link #word} and {@link #detail} wrote.
   *
   * @throws IllegalArgumentException if they wrote no such thing
   */
  static Talk parse(String word, String detail) {
    return switch (word) {
      case "resign" -> new Resign();
      case "draw" -> new Draw();
      case "decline-draw" -> new DeclineDraw();
      case "claim" -> new Claim(detail);
      case "ask-take-back" -> new AskTakeBack(Integer.parseInt(detail));
      case "agree-take-back" -> new AgreeTakeBack();
      case "decline-take-back" -> new DeclineTakeBack();
      case "ask" -> new Ask(detail);
      case "answer" -> Answer.parse(detail);
      case "forfeit" -> new Forfeit();
      default -> throw new IllegalArgumentException("nobody says " + word);
    };
  }

  private static Optional<String> refuse(boolean wrong, String sentence) {
    return wrong ? Optional.of(sentence) : Optional.empty();
  }

  /** Gives up; a side has lost when all its seats have. */
  record Resign() implements Talk {
    @Override
    public String word() {
      return "resign";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return refuse(
          match.resigned().contains(by),
          "You have resigned already; the game ends when your partner resigns too.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().resignedBy(by);
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " resigns.";
    }
  }

  /** Offers a draw, or agrees to the offer that stands; it is drawn when all seats have. */
  record Draw() implements Talk {
    @Override
    public String word() {
      return "draw";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return refuse(
              match.agreements().arePartners(),
              "There is nobody to agree a draw with in this game.")
          .or(
              () ->
                  refuse(
                      match.drawOffer().filter(offer -> !offer.waitsFor(by)).isPresent(),
                      "Your draw offer stands; the others have yet to answer."));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().drawWantedBy(by);
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " wants a draw.";
    }
  }

  /** Says no to the draw offer that stands, or takes the own one back. */
  record DeclineDraw() implements Talk {
    @Override
    public String word() {
      return "decline-draw";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return refuse(match.drawOffer().isEmpty(), "No draw is on offer.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().withDraw(Optional.empty());
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " wants to play on.";
    }
  }

  /**
   * Claims a draw that the rules give.
   *
   * @param reason one of {@link rookery.engine.State#claims}
   */
  record Claim(String reason) implements Talk {
    @Override
    public String word() {
      return "claim";
    }

    @Override
    public String detail() {
      return reason;
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return refuse(!match.claims(by).contains(reason), "There is no such draw to claim now.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().ended(new Result.Draw(reason));
    }

    @Override
    public String line(Seat by, Match match) {
      return "%s claims a draw (%s).".formatted(by.title(), reason);
    }
  }

  /** Agrees to the take-back asked for. */
  record AgreeTakeBack() implements Talk {
    @Override
    public String word() {
      return "agree-take-back";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return new DeclineTakeBack()
          .refusal(by, match)
          .or(
              () ->
                  refuse(
                      match.takeBackOffer().filter(offer -> !offer.waitsFor(by)).isPresent(),
                      "You want it already; the others have yet to answer."));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      Agreements agreements = match.agreements();
      return agreements.withTakeBack(agreements.takeBack().map(offer -> offer.joinedBy(by)));
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " agrees to the take-back.";
    }
  }

  /** Says no to the take-back asked for, or no longer wants the own one. */
  record DeclineTakeBack() implements Talk {
    @Override
    public String word() {
      return "decline-take-back";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return refuse(match.takeBackOffer().isEmpty(), "Nobody asks for a take-back now.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().withTakeBack(Optional.empty());
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " does not want the take-back.";
    }
  }

  /** The side of this seat has run out of time. */
  record Forfeit() implements Talk {
    @Override
    public String word() {
      return "forfeit";
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().lostBy(by.side(), "forfeit");
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " has run out of time.";
    }
  }

  /**
   * Puts a question to the partners that yes or no can answer.
   *
   * @param text on one line, without spaces around it, whatever was typed
   */
  record Ask(String text) implements Talk {
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
      return refuse(
              !match.hasPartnersToAsk(), "This is not a game of partners who may ask each other.")
          .or(
              () ->
                  refuse(
                      text.isEmpty() || text.length() > Question.LONGEST,
                      "Ask in one sentence of at most %s characters what yes or no can answer."
                          .formatted(Question.LONGEST)));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      int number = match.record().entries().size();
      return match.agreements().asked(new Question(number, by, text));
    }

    @Override
    public String line(Seat by, Match match) {
      return "%s asks: %s".formatted(by.title(), text);
    }
  }

  /**
   * Answers a question of the partner.
   *
   * @param question the number of the {@link Question}
   * @param yes whether the answer is yes
   */
  record Answer(int question, boolean yes) implements Talk {
    private static Answer parse(String detail) {
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
      return refuse(asked.isEmpty(), "That question has been answered or asked anew.")
          .or(
              () ->
                  refuse(
                      asked.filter(q -> q.by().equals(by)).isPresent(),
                      "You have asked this; your partner is to answer."));
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().answered(question);
    }

    @Override
    public String line(Seat by, Match match) {
      String asked = match.agreements().question(question).orElseThrow().text();
      return "%s answers %s (%s).".formatted(by.title(), yes ? "yes" : "no", asked);
    }
  }
}
