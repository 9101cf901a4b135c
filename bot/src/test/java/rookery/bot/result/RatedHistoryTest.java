package rookery.bot.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.result.ResultSamples.ADA;
import static rookery.bot.result.ResultSamples.BEN;
import static rookery.bot.result.ResultSamples.CLEO;
import static rookery.bot.result.ResultSamples.played;
import static rookery.bot.result.ResultSamples.unrated;
import static rookery.bot.result.ResultSamples.won;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.table.Person;

class RatedHistoryTest {
  @Test
  void unratedGamesDoNotCount() {
    RatedHistory history =
        RatedHistory.of(played(unrated(won(ADA, BEN), UnratedReason.COMPUTER), won(ADA, CLEO)));

    assertEquals(1, history.counted().size());
    assertEquals(List.of("103"), history.counted().get(0).second());
  }

  @Test
  void ofTheGamesOfTwoPeopleOnOneDayFiveCount() {
    List<GameResult> day = played(Collections.nCopies(7, won(ADA, BEN)).toArray(GameResult[]::new));

    RatedHistory history = RatedHistory.of(day);

    assertEquals(5, history.counted().size());
    assertEquals(Set.of("t5", "t6"), history.tooMany());
    assertEquals(Optional.empty(), history.unrated(day.get(4)));
    assertEquals(Optional.of(UnratedReason.TOO_OFTEN), history.unrated(day.get(5)));
  }

  @Test
  void itMakesNoDifferenceWhoHasWhite() {
    GameResult[] day =
        Stream.of(won(ADA, BEN), won(BEN, ADA), won(ADA, BEN))
            .flatMap(game -> Stream.of(game, game))
            .toArray(GameResult[]::new);

    assertEquals(5, RatedHistory.of(played(day)).counted().size());
  }

  @Test
  void gamesWithOthersAndOnOtherDaysCount() {
    GameResult[] days = Collections.nCopies(26, won(ADA, BEN)).toArray(GameResult[]::new);
    days[3] = won(ADA, CLEO);

    // The first day has 24 hours; 23 games of Ada's and Ben's begin on it, and two on the next.
    assertEquals(5 + 1 + 2, RatedHistory.of(played(days)).counted().size());
  }

  @Test
  void formerPlayersOfDifferentGamesAreDifferentPeople() {
    RatedHistory history =
        RatedHistory.of(played(won(ADA, Person.FORMER), won(Person.FORMER, BEN)));

    assertEquals(
        2, Set.of(history.counted().get(0).second(), history.counted().get(1).first()).size());
  }
}
