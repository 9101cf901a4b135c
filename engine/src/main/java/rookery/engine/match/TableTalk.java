package rookery.engine.match;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/**
 * What a seat says beside its actions, for everybody to hear. Each kind knows why it may be out of
 * place, how the seats stand once it is said, and the line of the log that tells of it. It is said
 * by {@link Match#say}.
 */
public sealed interface TableTalk
    permits PlayerDeclaration, TableTalk.Claim, AskTakeBack, PartnerTalk {

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

  /** The state of the game once {@code by} has said this: the same unless it tells of the game. */
  default State heard(Seat by, Match match, State state) {
    return state;
  }

  /** The line of the log when {@code by} says this. */
  GameLogLine line(Seat by, Match match);

  /**
   * What {@link #word} and {@link #detail} wrote.
   *
   * @throws IllegalArgumentException if they wrote no such thing
   */
  static TableTalk parse(String word, String detail) {
    return switch (word) {
      case "claim" -> new Claim(detail);
      case "ask-take-back" -> new AskTakeBack(Integer.parseInt(detail));
      case "ask" -> new PartnerTalk.Ask(detail);
      case "answer" -> PartnerTalk.Answer.parse(detail);
      default ->
          PlayerDeclaration.find(word)
              .orElseThrow(() -> new IllegalArgumentException("nobody says " + word));
    };
  }

  /**
   * The lines of the log by which somebody asks for what stands unanswered: a draw, a take-back, an
   * answer, or that the partner resigns too.
   */
  static Set<GameLogLine> unanswered(Match match) {
    Set<GameLogLine> lines = new HashSet<>();
    match
        .drawOffer()
        .ifPresent(
            o -> o.agreed().forEach(seat -> lines.add(PlayerDeclaration.DRAW.line(seat, match))));
    match.takeBackOffer().ifPresent(o -> lines.add(new AskTakeBack(o.keeps()).line(o.by(), match)));
    match.questions().forEach(q -> lines.add(new PartnerTalk.Ask(q.text()).line(q.by(), match)));
    match.resigned().forEach(seat -> lines.add(PlayerDeclaration.RESIGN.line(seat, match)));
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
  record Claim(String reason) implements TableTalk {
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
      return refuse(!match.claims(by).contains(reason), "You can't claim a draw now.");
    }

    @Override
    public Agreements said(Seat by, Match match) {
      return match.agreements().ended(new Result.Draw(reason));
    }

    @Override
    public GameLogLine line(Seat by, Match match) {
      return GameLogLine.by(by, Sentence.of("%s claimed a draw: %s.", by, why()));
    }

    private String why() {
      return switch (reason) {
        case "threefold" -> "the same position came up for the third time";
        case "fifty" -> "fifty moves without progress";
        default -> reason.replace('-', ' ');
      };
    }
  }
}
