package rookery.engine.games.telepathy.turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a team is told of the last turns, always in the same shape: how its own guess went and what
 * was moved, then the same of the others.
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

  /** Who moved what after which guess. */
  Sentences full() {
    return with(
        own.map(PlayedTurn::guessAndMove),
        theirs.map(turn -> own.map(turn::guessAndMove).orElseGet(turn::guessAndMoveOfTeam)));
  }

  /** The same in few words. */
  Sentences brief() {
    return with(
        own.map(PlayedTurn::guessAndBriefMove), theirs.map(PlayedTurn::guessAndBriefMoveOfTeam));
  }

  /** The same without the own move, so that whoever hasn't seen it must look it up. */
  Sentences least() {
    return with(
        own.map(turn -> turn.guessAlone().as(SentenceRole.UNSEEN)),
        theirs.map(PlayedTurn::guessAndBriefMoveOfTeam));
  }

  private static Sentences with(Optional<Sentence> first, Optional<Sentence> second) {
    return new Sentences(Stream.concat(first.stream(), second.stream()).toList());
  }
}
