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
        Talk.PlayOn,
        Talk.Draw,
        Talk.DeclineDraw,
        Talk.Claim,
        Talk.Forfeit,
        TakeBackTalk,
        PartnerTalk {

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
      case "play-on" -> new PlayOn();
      case "draw" -> new Draw();
      case "decline-draw" -> new DeclineDraw();
      case "claim" -> new Claim(detail);
      case "ask-take-back" -> new AskTakeBack(Integer.parseInt(detail));
      case "agree-take-back" -> new TakeBackTalk.AgreeTakeBack();
      case "decline-take-back" -> new TakeBackTalk.DeclineTakeBack();
      case "ask" -> new PartnerTalk.Ask(detail);
      case "answer" -> PartnerTalk.Answer.parse(detail);
      case "forfeit" -> new Forfeit();
      default -> throw new IllegalArgumentException("nobody says " + word);
    };
  }

  /** The sentence, where something is wrong. */
  static Optional<String> refuse(boolean wrong, String sentence) {
    return wrong ? Optional.of(sentence) : Optional.empty();
  }

  /** Gives up; a side has lost when all its seats have, unless one of them plays on. */
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

  /** Does not give up with a partner who has, or after all: the side plays on. */
  record PlayOn() implements Talk {
    @Override
    public String word() {
      return "play-on";
    }

    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return refuse(
          match.resigned().stream().noneMatch(seat -> seat.side() == by.side()),
          "Nobody on your side wants to resign.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().playingOn(by.side());
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " wants to play on.";
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

  /** The side of this seat has run out of time. */
  record Forfeit() implements Talk {
    @Override
    public String word() {
      return "forfeit";
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().lostBy(by.side(), Agreements.FORFEIT);
    }

    @Override
    public String line(Seat by, Match match) {
      return by.title() + " has run out of time.";
    }
  }
}
