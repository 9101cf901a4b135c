package rookery.bot.post.announce;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/**
 * The people to notify after a change of a game: those who now have to do something that they did
 * not have to do before.
 */
record PlayersToNotify(Table was, Table after) {
  /**
   * The people who have to act now and did not before, or whose request was answered in between.
   */
  Set<Person> toAct() {
    Set<Person> called = new TreeSet<>();
    Set<Seat> waitedFor = was.awaited().seats();
    if (after.stage() == TableStage.PLAYING) {
      after.awaited().seats().stream()
          .filter(seat -> !waitedFor.contains(seat) || isTaken(seat) || isAnswered(seat))
          .forEach(seat -> called.add(sitting(seat)));
    }
    return called;
  }

  /** The people who have to answer now and did not before, or whose question was answered. */
  Set<Person> asked() {
    Set<Person> called = new TreeSet<>();
    Match then = was.match().orElseThrow();
    Match match = after.match().orElseThrow();
    called.addAll(newlyAsked(then.drawOffer(), match.drawOffer()));
    called.addAll(newlyAsked(then.takeBackOffer(), match.takeBackOffer()));
    match.resigned().stream()
        .filter(seat -> !then.resigned().contains(seat))
        .forEach(seat -> called.addAll(after.awaited().partners(seat)));
    called.addAll(newlyAskedOrAnswered(then.questions(), match.questions()));
    called.removeIf(Person::isComputer);
    return called;
  }

  /** Whether somebody else now has this seat. */
  boolean isTaken(Seat seat) {
    return !sitting(seat).equals(was.seating().chairs().get(seat));
  }

  /** Whether what the seat wanted of the others was answered in words, and nobody has acted. */
  private boolean isAnswered(Seat seat) {
    Match then = was.match().orElseThrow();
    Match match = after.match().orElseThrow();
    List<Entry> entries = match.record().entries();
    boolean acted = !entries.isEmpty() && entries.get(entries.size() - 1) instanceof Entry.Step;
    return !acted
        && (isSettled(seat, then.drawOffer(), match.drawOffer())
            || isSettled(seat, then.takeBackOffer(), match.takeBackOffer()));
  }

  private static boolean isSettled(Seat by, Optional<Offer> then, Optional<Offer> now) {
    return then.filter(offer -> offer.by().equals(by)).isPresent() && now.isEmpty();
  }

  private Set<Person> newlyAsked(Optional<Offer> then, Optional<Offer> offer) {
    return then.isEmpty() && offer.isPresent() ? after.awaited().asked(offer.get()) : Set.of();
  }

  private Set<Person> newlyAskedOrAnswered(List<Question> then, List<Question> questions) {
    Set<Person> called = new TreeSet<>();
    questions.stream()
        .filter(question -> !then.contains(question))
        .forEach(question -> called.addAll(after.awaited().asked(question)));
    Set<Seat> asking = questions.stream().map(Question::by).collect(Collectors.toSet());
    then.stream()
        .map(Question::by)
        .filter(seat -> !asking.contains(seat))
        .forEach(seat -> called.add(sitting(seat)));
    return called;
  }

  private Person sitting(Seat seat) {
    return after.seating().chairs().get(seat);
  }
}
