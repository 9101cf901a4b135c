package rookery.engine.games.telepathy.turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What a team is told of the last turns where there is little room: what came of its own guess and
 * what the others captured or moved, then its own move, then their guess.
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
    Optional<Sentence> ownCapture = own.map(PlayedTurn::guessAndCapture);
    Optional<Sentence> leastOwn = own.map(PlayedTurn::captureAlone);
    Optional<Sentence> theirsBriefly =
        theirs.map(turn -> own.map(turn::moveAndBriefGuess).orElseGet(turn::moveAndBriefGuess));
    return Stream.of(
            with(
                own.map(PlayedTurn::guessAndMove),
                theirs.map(turn -> own.map(turn::moveAndGuess).orElseGet(turn::moveAndGuess))),
            together(),
            exchange(),
            with(ownCapture, theirs.map(PlayedTurn::moveAndGuess)),
            with(ownCapture, theirsBriefly),
            with(own.map(PlayedTurn::guessAndBriefCapture), theirsBriefly),
            with(leastOwn, theirsBriefly),
            with(leastOwn, theirs.map(PlayedTurn::moveAlone)))
        .filter(told -> !told.isEmpty())
        .distinct()
        .toList();
  }

  /** No more than what the others moved, for where even the own guess has no room. */
  Optional<Sentences> least() {
    return theirs.map(PlayedTurn::moveAlone).map(Sentences::of);
  }

  /** Both moves in a sentence, where both guesses came to the same. */
  private Sentences together() {
    return own.map(PlayedTurn::played).map(this::together).orElse(Sentences.NONE);
  }

  /** The same of a capture and a recapture, which tells where both were. */
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
