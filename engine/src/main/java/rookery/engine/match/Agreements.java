package rookery.engine.match;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;

/**
 * What the seats have settled, or are settling, apart from the game itself. Immutable.
 *
 * @param questions those not yet answered, at most one of each seat
 * @param result how the match ended, if it ended in this way
 */
record Agreements(
    List<Seat> seats,
    Set<Seat> resigned,
    Optional<Offer> draw,
    Optional<Offer> takeBack,
    List<Question> questions,
    Optional<Result> result) {
  /** The reasons of what ends by words and not on the board. */
  private static final String AGREED = "agreed";

  static final String FORFEIT = "forfeit";
  private static final String GIVEN_UP = "given-up";
  private static final String RESIGNATION = "resignation";

  Agreements {
    resigned = Set.copyOf(resigned);
    questions = List.copyOf(questions);
  }

  /** Nothing said yet. */
  static Agreements among(List<Seat> seats) {
    return new Agreements(
        seats, Set.of(), Optional.empty(), Optional.empty(), List.of(), Optional.empty());
  }

  /** Whether all seats win and lose together, so that nobody can agree to a draw. */
  boolean arePartners() {
    return seats.get(0).side() == Side.PARTNERS;
  }

  /** The question of that number, as long as it stands. */
  Optional<Question> question(int number) {
    return questions.stream().filter(question -> question.number() == number).findFirst();
  }

  /** After everybody could see that {@code seat} did something: offers it passed over lapse. */
  Agreements playedOn(Seat seat) {
    return withDraw(draw.filter(offer -> !offer.isPassedOverBy(seat)))
        .withTakeBack(Optional.empty());
  }

  /** The match ends when all of a side have given up. */
  Agreements resignedBy(Seat seat) {
    Set<Seat> more = new TreeSet<>(resigned);
    more.add(seat);
    boolean all = seats.stream().filter(s -> s.side() == seat.side()).allMatch(more::contains);
    Agreements one = new Agreements(seats, more, draw, takeBack, questions, result);
    return all ? one.lostBy(seat.side(), arePartners() ? GIVEN_UP : RESIGNATION) : one;
  }

  /** Nobody of a side has given up any more. */
  Agreements playingOn(Seat by) {
    Set<Seat> others =
        resigned.stream().filter(seat -> seat.side() != by.side()).collect(Collectors.toSet());
    return new Agreements(seats, others, draw, takeBack, questions, result);
  }

  /** It is drawn when all seats have agreed. */
  Agreements drawWantedBy(Seat seat) {
    Offer offer = draw.map(standing -> standing.joinedBy(seat)).orElseGet(() -> Offer.draw(seat));
    return offer.agreed().containsAll(seats)
        ? ended(new Result.Draw(AGREED))
        : withDraw(Optional.of(offer));
  }

  Agreements withDraw(Optional<Offer> offer) {
    return new Agreements(seats, resigned, offer, takeBack, questions, result);
  }

  /** The take-back that stands is wanted by one more. */
  Agreements takeBackWantedBy(Seat seat) {
    return withTakeBack(takeBack.map(offer -> offer.joinedBy(seat)));
  }

  Agreements withTakeBack(Optional<Offer> offer) {
    return new Agreements(seats, resigned, draw, offer, questions, result);
  }

  /** An earlier question of the same seat no longer stands. */
  Agreements asked(Question question) {
    Stream<Question> others = questions.stream().filter(q -> !q.by().equals(question.by()));
    return with(Stream.concat(others, Stream.of(question)).toList());
  }

  Agreements answered(int number) {
    return with(questions.stream().filter(question -> question.number() != number).toList());
  }

  private Agreements with(List<Question> standing) {
    return new Agreements(seats, resigned, draw, takeBack, standing, result);
  }

  Agreements lostBy(Side side, String reason) {
    List<Seat> others = seats.stream().filter(seat -> seat.side() != side).toList();
    return ended(
        arePartners() ? new Result.Score(0, "loss", reason) : new Result.Win(others, reason));
  }

  /** Nothing stands any more once the match has ended. */
  Agreements ended(Result how) {
    return new Agreements(
        seats, resigned, Optional.empty(), Optional.empty(), List.of(), Optional.of(how));
  }
}
