package rookery.engine.match;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Result;
import rookery.engine.Seat;

/**
 * What a seat says beside its actions, for everybody to hear. Each kind knows why it may be out of
 * place, how the seats stand once it is said, and the line of the log that tells of it. It is said
 * by {@link Match#say}.
 */
public sealed interface Talk permits Declaration, Talk.Claim, AskTakeBack, PartnerTalk {

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
      case "claim" -> new Claim(detail);
      case "ask-take-back" -> new AskTakeBack(Integer.parseInt(detail));
      case "ask" -> new PartnerTalk.Ask(detail);
      case "answer" -> PartnerTalk.Answer.parse(detail);
      default ->
          Declaration.find(word)
              .orElseThrow(() -> new IllegalArgumentException("nobody says " + word));
    };
  }

  /**
   * The lines of the log by which somebody asks for what stands unanswered: a draw, a take-back, an
   * answer, or that the partner resigns too.
   */
  static Set<String> unanswered(Match match) {
    Set<String> lines = new HashSet<>();
    match
        .drawOffer()
        .ifPresent(o -> o.agreed().forEach(seat -> lines.add(Declaration.DRAW.line(seat, match))));
    match.takeBackOffer().ifPresent(o -> lines.add(new AskTakeBack(o.keeps()).line(o.by(), match)));
    match.questions().forEach(q -> lines.add(new PartnerTalk.Ask(q.text()).line(q.by(), match)));
    match.resigned().forEach(seat -> lines.add(Declaration.RESIGN.line(seat, match)));
    return lines;
  }

  /** The sentence, where something is wrong. */
  static Optional<String> refuse(boolean wrong, String sentence) {
    return wrong ? Optional.of(sentence) : Optional.empty();
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
}
