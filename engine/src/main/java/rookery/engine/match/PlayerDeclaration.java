package rookery.engine.match;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import rookery.engine.Seat;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** What a seat can say in a word or two, which are the name of it. */
public enum PlayerDeclaration implements TableTalk {
  /** Gives up; a side has lost when all its seats have, unless one of them plays on. */
  RESIGN("%s resigned.", Agreements::resignedBy) {
    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return TableTalk.refuse(
          match.resigned().contains(by),
          "You've resigned already; the game ends when your partner resigns too.");
    }
  },
  /** Does not give up with a partner who has, or after all: the side plays on. */
  PLAY_ON("%s wants to play on.", Agreements::playingOn) {
    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return TableTalk.refuse(
          match.resigned().stream().noneMatch(seat -> seat.side() == by.side()),
          "Nobody on your side has asked to resign.");
    }
  },
  /** Offers a draw, or agrees to the offer that stands; it is drawn when all seats have. */
  DRAW("%s offered a draw.", Agreements::drawWantedBy) {
    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return match.agreements().arePartners()
          ? Optional.of("There's nobody to agree a draw with in this game.")
          : TableTalk.refuse(
              match.drawOffer().filter(offer -> !offer.waitsFor(by)).isPresent(),
              "You've already offered a draw. Wait for the others to answer.");
    }
  },
  /** Says no to the draw offer that stands, or takes the own one back. */
  DECLINE_DRAW("%s wants to play on.", (agreements, by) -> agreements.withDraw(Optional.empty())) {
    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return TableTalk.refuse(match.drawOffer().isEmpty(), "No draw is on offer.");
    }
  },
  /** Agrees to the take-back asked for. */
  AGREE_TAKE_BACK("%s agreed to the take-back.", Agreements::takeBackWantedBy) {
    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return DECLINE_TAKE_BACK
          .refusal(by, match)
          .or(
              () ->
                  TableTalk.refuse(
                      match.takeBackOffer().filter(offer -> !offer.waitsFor(by)).isPresent(),
                      "You've already asked for it. The others haven't answered yet."));
    }
  },
  /** Says no to the take-back asked for, or no longer wants the own one. */
  DECLINE_TAKE_BACK(
      "%s declined the take-back.", (agreements, by) -> agreements.withTakeBack(Optional.empty())) {
    @Override
    public Optional<String> refusal(Seat by, Match match) {
      return TableTalk.refuse(match.takeBackOffer().isEmpty(), "Nobody has asked for a take-back.");
    }
  },
  /** The side of this seat has run out of time. */
  FORFEIT(
      "%s has run out of time.",
      (agreements, by) -> agreements.lostBy(by.side(), Agreements.FORFEIT));

  private final String line;
  private final BiFunction<Agreements, Seat, Agreements> said;

  PlayerDeclaration(String line, BiFunction<Agreements, Seat, Agreements> said) {
    this.line = line;
    this.said = said;
  }

  /** The saying of that {@link #word}. */
  static Optional<PlayerDeclaration> find(String word) {
    return Arrays.stream(values()).filter(saying -> saying.word().equals(word)).findFirst();
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Agreements said(Seat by, Match match) {
    return said.apply(match.agreements(), by);
  }

  @Override
  public GameLogLine line(Seat by, Match match) {
    return GameLogLine.by(by, Sentence.of(line, by));
  }
}
