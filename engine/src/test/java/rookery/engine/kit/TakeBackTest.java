package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Matches;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.match.Entry;
import rookery.engine.match.GameRecord;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.match.PlayerDeclaration;
import rookery.engine.playthrough.Ply;

/** Taking back is the same as never having played, and undoes nothing that was shown. */
@ForFewTrials
record TakeBackTest(Trial trial) {
  private static final int MOMENTS = 5;

  /** Looks at each seat's wish to take its last action back. */
  private interface Property {
    void check(Match match, Seat seat, OptionalInt last);
  }

  private void everySeat(Property property) {
    List<Match> matches = trial.matches();
    trial.sometimes(
        MOMENTS,
        moment -> {
          if (!moment.isLast()) {
            for (Seat seat : moment.seats()) {
              property.check(matches.get(moment.entry()), seat, lastSeen(moment.entry(), seat));
            }
          }
        });
  }

  /** The seat's last ply before that entry that everybody could see. */
  private OptionalInt lastSeen(int entry, Seat seat) {
    return IntStream.range(0, entry)
        .filter(i -> ply(i).seat().equals(seat))
        .filter(i -> played(i).news().line(Viewer.SPECTATOR).isPresent())
        .max();
  }

  private Ply ply(int entry) {
    return trial.played().plies().get(entry);
  }

  private State state(int entry) {
    return trial.played().states().get(entry);
  }

  private PlayOutcome played(int entry) {
    return trial.steps().get(entry);
  }

  private boolean showsSomething(int entry) {
    PlayOutcome played = played(entry);
    return played.news().reveals() || played.next().chance().isPresent();
  }

  private boolean canBeTakenBack(OptionalInt last, Match match) {
    int plies = (int) match.record().entries().stream().filter(Entry.Act.class::isInstance).count();
    return last.isPresent()
        && IntStream.range(last.getAsInt(), plies).noneMatch(this::showsSomething);
  }

  @Test
  void whatWasShownIsNotTakenBack() {
    everySeat(
        (match, seat, last) -> {
          if (!canBeTakenBack(last, match)) {
            assertThrows(IllegalActionException.class, () -> match.takeBack(seat), seat.id());
          }
        });
  }

  @Test
  void aTakeBackLeadsToWhatAReplayOfTheKeptEntriesLeadsTo() {
    List<Match> matches = trial.matches();
    everySeat(
        (match, seat, last) -> {
          if (canBeTakenBack(last, match)) {
            assertSeenEqual(matches.get(last.getAsInt()), takenBack(match, seat));
          }
        });
  }

  @Test
  void aMatchWithATakeBackIsReplayedFromItsRecord() {
    everySeat(
        (match, seat, last) -> {
          if (canBeTakenBack(last, match)) {
            Match after = takenBack(match, seat);
            GameRecord record = GameRecord.parse(after.record().text());
            assertSeenEqual(after, Match.replay(trial.game(), record));
          }
        });
  }

  @Test
  void anythingElseCanBePlayedAfterATakeBack() {
    everySeat(
        (match, seat, last) -> {
          if (canBeTakenBack(last, match)) {
            Match after = takenBack(match, seat);
            Dealer dealer = Dealer.of(trial.random(0));
            Ply.legal(state(last.getAsInt()), after.seats())
                .forEach(ply -> after.act(ply.seat(), ply.action(), dealer));
          }
        });
  }

  /** After everybody has agreed, where that is needed. */
  private Match takenBack(Match match, Seat seat) {
    return trial.shared(List.of(match, seat), () -> agreed(match, seat));
  }

  private static Match agreed(Match match, Seat seat) {
    Match asked = match.takeBack(seat);
    for (Seat other : match.seats()) {
      if (asked.takeBackOffer().filter(offer -> offer.waitsFor(other)).isPresent()) {
        asked = asked.say(other, PlayerDeclaration.AGREE_TAKE_BACK);
      }
    }
    List<Entry> entries = asked.record().entries();
    assertInstanceOf(Entry.TakeBack.class, entries.get(entries.size() - 1));
    return asked;
  }

  private static void assertSeenEqual(Match one, Match other) {
    for (Viewer viewer : Matches.viewers(one)) {
      Texts.assertSame(Texts.of(one.view(viewer)), Texts.of(other.view(viewer)), viewer);
    }
  }
}
