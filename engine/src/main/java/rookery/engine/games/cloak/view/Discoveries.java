package rookery.engine.games.cloak.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.known.TurnStarts;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.games.cloak.setup.PublicEvidence;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What the grids say of single checkers that they did not say before, and what has told it.
 *
 * @param mover whose turn it was meanwhile
 * @param start how that turn began
 */
public record Discoveries(
    IdentityGridEntries grid, Colour mover, TurnStarts.Start start, PublicBoard now) {
  /** What either side has learned of the other's checkers; empty if nothing. */
  public List<Sentence> told() {
    return Stream.of(mover, mover.opposite()).flatMap(owner -> of(owner).stream()).toList();
  }

  private Optional<Sentence> of(Colour owner) {
    PublicSide side = now.side(owner);
    List<String> found =
        start.board().side(owner).living().stream()
            .filter(number -> isNew(owner, number))
            .map(number -> "checker " + number + words(side, number))
            .toList();
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "%s learned from %s that %s's %s.",
                TwoColourSeats.seat(owner.opposite()),
                Phrase.list(owner == mover ? shown(side) : foundOut(side)),
                TwoColourSeats.seat(owner),
                Phrase.clauses(found)));
  }

  private String words(PublicSide side, int number) {
    return side.lives(number)
        ? Evidence.words(kinds(side, number), 1)
        : " was " + Evidence.one(kinds(side, number).get(0));
  }

  /** What was found out of itself, or follows for certain. */
  private boolean isNew(Colour owner, int number) {
    List<PieceType> kinds = kinds(now.side(owner), number);
    return !kinds.equals(kinds(start.board().side(owner), number))
        && (kinds.size() == 1
            || evidence(start.board().side(owner)).bits(number)
                != evidence(now.side(owner)).bits(number));
  }

  private List<PieceType> kinds(PublicSide side, int number) {
    return evidence(side).concluded().kinds(number);
  }

  private Evidence evidence(PublicSide side) {
    return grid.evidence(side.known()).orElse(Evidence.NONE);
  }

  /** How the side whose turn it was has told of its own checkers. */
  private List<String> shown(PublicSide side) {
    return sources(
        side, number -> !side.underCloaks().contains(number), "what was revealed", "the move");
  }

  /** How it has found out about the other's. */
  private List<String> foundOut(PublicSide side) {
    Optional<Integer> right = start.guessed();
    return sources(
        side,
        number -> !side.lives(number) && !right.equals(Optional.of(number)),
        "the capture",
        right.isPresent() ? "a right guess" : "a wrong guess");
  }

  /** One of these or both: what told all that those checkers are, and what the rest. */
  private List<String> sources(
      PublicSide side, Predicate<Integer> isTold, String telling, String other) {
    PublicEvidence known = start.board().side(side.colour()).known();
    List<Integer> told = newlyTold(side, isTold).toList();
    for (int number : told) {
      known = known.is(number, side.known().kind(number).orElseThrow());
    }
    List<String> sources = new ArrayList<>();
    if (!grid.evidence(known).equals(grid.evidence(side.known()))) {
      sources.add(other);
    }
    if (!told.isEmpty()) {
      sources.add(telling);
    }
    return sources;
  }

  private Stream<Integer> newlyTold(PublicSide side, Predicate<Integer> test) {
    PublicSide then = start.board().side(side.colour());
    return then.living().stream()
        .filter(number -> !then.known().isTold(number) && side.known().isTold(number))
        .filter(test);
  }
}
