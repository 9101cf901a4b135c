package rookery.engine.match;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;

/**
 * What the seats have settled, or are settling, apart from the game itself.
 *
 * @param resigned the seats that have given up
 * @param draw the draw offer that stands
 * @param takeBack the wish for a take-back that stands
 * @param result how the match ended, if it ended in this way
 */
record Agreements(
    Set<Seat> resigned, Optional<Offer> draw, Optional<Offer> takeBack, Optional<Result> result) {

  static final Agreements NONE =
      new Agreements(Set.of(), Optional.empty(), Optional.empty(), Optional.empty());

  Agreements {
    resigned = Set.copyOf(resigned);
  }

  /** After {@code seat} gave up; the match ends when all of its side have. */
  Agreements resign(Seat seat, List<Seat> seats) {
    Set<Seat> more = new TreeSet<>(resigned);
    more.add(seat);
    boolean all = seats.stream().filter(s -> s.side() == seat.side()).allMatch(more::contains);
    Optional<Result> end = all ? Optional.of(lost(seat.side(), seats, "resignation")) : result;
    return new Agreements(more, draw, takeBack, end);
  }

  /** After {@code side} ran out of time. */
  Agreements forfeit(Side side, List<Seat> seats) {
    return ended(lost(side, seats, "forfeit"));
  }

  private static Result lost(Side side, List<Seat> seats, String reason) {
    if (side == Side.PARTNERS) {
      String own = reason.equals("resignation") ? "given-up" : reason;
      return new Result.Score(0, Optional.of("loss"), own);
    }
    return new Result.Win(seats.stream().filter(s -> s.side() != side).toList(), reason);
  }

  /** After {@code seat} offered a draw or agreed to one; it is drawn when all seats have. */
  Agreements draw(Seat seat, List<Seat> seats) {
    Offer offer = draw.map(standing -> standing.joinedBy(seat)).orElseGet(() -> Offer.draw(seat));
    if (offer.agreed().containsAll(seats)) {
      return ended(new Result.Draw("agreed"));
    }
    return new Agreements(resigned, Optional.of(offer), takeBack, result);
  }

  Agreements withoutDraw() {
    return new Agreements(resigned, Optional.empty(), takeBack, result);
  }

  Agreements askTakeBack(Offer offer) {
    return new Agreements(resigned, draw, Optional.of(offer), result);
  }

  Agreements agreeTakeBack(Seat seat) {
    return new Agreements(resigned, draw, takeBack.map(offer -> offer.joinedBy(seat)), result);
  }

  Agreements withoutTakeBack() {
    return new Agreements(resigned, draw, Optional.empty(), result);
  }

  /** After everybody could see that {@code seat} did something: offers it passed over lapse. */
  Agreements playedOn(Seat seat) {
    return new Agreements(
        resigned, draw.filter(offer -> !offer.isPassedOverBy(seat)), Optional.empty(), result);
  }

  /** After the match ended by a claim, by agreement or by the clock. */
  Agreements ended(Result how) {
    return new Agreements(resigned, Optional.empty(), Optional.empty(), Optional.of(how));
  }
}
