package rookery.engine.match;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;

/**
 * What the seats have settled, or are settling, apart from the game itself.
 *
 * @param resigned the seats that have given up
 * @param draw the draw offer that stands
 * @param takeBack the wish for a take-back that stands
 * @param questions those not yet answered, at most one of each seat
 * @param result how the match ended, if it ended in this way
 */
record Agreements(
    Set<Seat> resigned,
    Optional<Offer> draw,
    Optional<Offer> takeBack,
    List<Question> questions,
    Optional<Result> result) {

  static final Agreements NONE =
      new Agreements(Set.of(), Optional.empty(), Optional.empty(), List.of(), Optional.empty());

  Agreements {
    resigned = Set.copyOf(resigned);
    questions = List.copyOf(questions);
  }

  /**
   * After an entry that changes no position, or takes one back.
   *
   * @param seat whose entry it is
   * @param seats all seats of the match
   * @param index the entry's place in the record
   */
  Agreements after(Entry entry, Seat seat, List<Seat> seats, int index) {
    return switch (entry.kind()) {
      case RESIGN -> resign(seat, seats);
      case DRAW -> draw(seat, seats);
      case DECLINE_DRAW -> with(Optional.empty(), takeBack);
      case CLAIM -> ended(new Result.Draw(entry.detail()));
      case ASK_TAKE_BACK ->
          with(draw, Optional.of(Offer.takeBack(seat, Integer.parseInt(entry.detail()))));
      case AGREE_TAKE_BACK -> with(draw, takeBack.map(offer -> offer.joinedBy(seat)));
      case DECLINE_TAKE_BACK -> with(draw, Optional.empty());
      case TAKE_BACK -> with(Optional.empty(), Optional.empty());
      case ASK -> ask(new Question(index, seat, entry.detail()));
      case ANSWER -> answered(Answer.parse(entry.detail()).question());
      case FORFEIT -> ended(lost(seat.side(), seats, "forfeit"));
      case ACT, SHUFFLE -> throw new IllegalArgumentException("not talk: " + entry.line());
    };
  }

  /** After everybody could see that {@code seat} did something: offers it passed over lapse. */
  Agreements playedOn(Seat seat) {
    return with(draw.filter(offer -> !offer.isPassedOverBy(seat)), Optional.empty());
  }

  /** The match ends when all of a side have given up. */
  private Agreements resign(Seat seat, List<Seat> seats) {
    Set<Seat> more = new TreeSet<>(resigned);
    more.add(seat);
    boolean all = seats.stream().filter(s -> s.side() == seat.side()).allMatch(more::contains);
    Optional<Result> end = all ? Optional.of(lost(seat.side(), seats, "resignation")) : result;
    return new Agreements(more, draw, takeBack, questions, end);
  }

  private static Result lost(Side side, List<Seat> seats, String reason) {
    if (side == Side.PARTNERS) {
      String own = reason.equals("resignation") ? "given-up" : reason;
      return new Result.Score(0, Optional.of("loss"), own);
    }
    return new Result.Win(seats.stream().filter(s -> s.side() != side).toList(), reason);
  }

  /** It is drawn when all seats have agreed. */
  private Agreements draw(Seat seat, List<Seat> seats) {
    Offer offer = draw.map(standing -> standing.joinedBy(seat)).orElseGet(() -> Offer.draw(seat));
    return offer.agreed().containsAll(seats)
        ? ended(new Result.Draw("agreed"))
        : with(Optional.of(offer), takeBack);
  }

  private Agreements with(Optional<Offer> drawOffer, Optional<Offer> takeBackOffer) {
    return new Agreements(resigned, drawOffer, takeBackOffer, questions, result);
  }

  /** An earlier question of the same seat no longer stands. */
  private Agreements ask(Question question) {
    Stream<Question> others = questions.stream().filter(q -> !q.by().equals(question.by()));
    return with(Stream.concat(others, Stream.of(question)).toList());
  }

  private Agreements answered(int number) {
    return with(questions.stream().filter(question -> question.number() != number).toList());
  }

  private Agreements with(List<Question> standing) {
    return new Agreements(resigned, draw, takeBack, standing, result);
  }

  /**
   * The question of that number.
   *
   * @throws IllegalActionException if it no longer stands
   */
  Question question(int number) {
    return questions.stream()
        .filter(question -> question.number() == number)
        .findFirst()
        .orElseThrow(
            () -> new IllegalActionException("That question has been answered or asked anew."));
  }

  private Agreements ended(Result how) {
    return new Agreements(
        resigned, Optional.empty(), Optional.empty(), List.of(), Optional.of(how));
  }

  void checkResign(Seat seat) {
    if (resigned.contains(seat)) {
      throw new IllegalActionException(
          "You have resigned already; the game ends when your partner resigns too.");
    }
  }

  void checkDraw(Seat seat) {
    if (seat.side() == Side.PARTNERS) {
      throw new IllegalActionException("There is nobody to agree a draw with in this game.");
    }
    if (draw.isPresent() && !draw.get().waitsFor(seat)) {
      throw new IllegalActionException("Your draw offer stands; the others have yet to answer.");
    }
  }

  void checkDeclineDraw() {
    if (draw.isEmpty()) {
      throw new IllegalActionException("No draw is on offer.");
    }
  }

  Offer takeBackAsked() {
    return takeBack.orElseThrow(
        () -> new IllegalActionException("Nobody asks for a take-back now."));
  }
}
