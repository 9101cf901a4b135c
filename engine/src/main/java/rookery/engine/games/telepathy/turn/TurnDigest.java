package rookery.engine.games.telepathy.turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What a team is told of the last turns where there is little room: both moves and what has moved
 * the coin, then what else was guessed.
 *
 * @param own its last turn, if it has had one
 * @param theirs the others' turn after that, if they have had one
 */
record TurnDigest(Optional<PlayedTurn> own, Optional<PlayedTurn> theirs) {
  /** Of the last turns those that are news to that team. */
  static TurnDigest of(List<PlayedTurn> turns, Colour team) {
    Optional<PlayedTurn> newest = turns.stream().reduce((older, newer) -> newer);
    Optional<PlayedTurn> own =
        turns.stream().filter(turn -> turn.team() == team).reduce((older, newer) -> newer);
    return new TurnDigest(own, newest.filter(turn -> turn.team() != team));
  }

  /** The fullest words first. */
  List<Sentences> told() {
    return Stream.of(
            full(),
            together(),
            exchange(),
            brief(),
            with(own.map(PlayedTurn::guessAndBriefCapture), theirsBriefly()),
            with(own.map(PlayedTurn::guessAlone), theirsBriefly()),
            with(own.map(PlayedTurn::captureAlone), theirsBriefly()))
        .filter(told -> !told.isEmpty())
        .distinct()
        .toList();
  }

  /** Those beside which it's told where the coin is: also the brief ones if a piece was lost. */
  List<Sentences> beforeTheCoin() {
    boolean isLoss =
        Stream.of(own, theirs).flatMap(Optional::stream).anyMatch(turn -> turn.loser().isPresent());
    return isLoss ? List.of(full(), brief()) : List.of(full());
  }

  private Sentences full() {
    return with(
        own.map(PlayedTurn::guessAndMove),
        theirs.map(turn -> own.map(turn::moveAndGuess).orElseGet(turn::moveAndGuess)));
  }

  /** Both moves and each step of the coin, but not what was guessed. */
  private Sentences brief() {
    return with(own.map(PlayedTurn::briefGuessAndMove), theirsBriefly());
  }

  private Optional<Sentence> theirsBriefly() {
    return theirs.map(turn -> own.map(turn::moveAndBriefGuess).orElseGet(turn::moveAndBriefGuess));
  }

  /** No more than what the others did, for where even the own guess has no room. */
  Optional<Sentences> least() {
    return theirs.map(PlayedTurn::moveAndBriefGuess).map(Sentences::of);
  }

  /** Both moves in a sentence, where both guesses came to the same. */
  private Sentences together() {
    return own.map(PlayedTurn::played).map(this::together).orElse(Sentences.NONE);
  }

  /** The same of a capture and a recapture. */
  private Sentences exchange() {
    return own.filter(ours -> theirs.filter(turn -> turn.recaptures(ours)).isPresent())
        .flatMap(PlayedTurn::capture)
        .map(this::together)
        .orElse(Sentences.NONE);
  }

  /**
   * Both moves in a sentence, and then how both guesses went; nothing where they didn't come to the
   * same.
   *
   * @param told what is said of the own move
   */
  private Sentences together(Sentence told) {
    return own.flatMap(
            ours -> theirs.filter(ours::wentLike).map(turn -> together(told, ours, turn)))
        .orElse(Sentences.NONE);
  }

  private static Sentences together(Sentence told, PlayedTurn ours, PlayedTurn turn) {
    String guesses =
        switch (ours.outcome()) {
          case PREDICTED -> "Both guesses were right.";
          case FACE_UP -> "Both guesses were wrong, at no cost.";
          case NEITHER -> "Both guesses were wrong.";
        };
    return Sentences.of(
        PlayedTurn.weighty("%s, and %s.", List.of(told, turn.moveAfter(ours))),
        PlayedTurn.weighty(guesses, List.of()));
  }

  private static Sentences with(Optional<Sentence> first, Optional<Sentence> second) {
    return new Sentences(Stream.concat(first.stream(), second.stream()).toList());
  }
}
