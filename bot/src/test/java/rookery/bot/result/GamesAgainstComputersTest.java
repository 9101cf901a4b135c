package rookery.bot.result;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.result.ResultSamples.ADA;
import static rookery.bot.result.ResultSamples.BEN;
import static rookery.bot.result.ResultSamples.won;
import static rookery.bot.result.ResultSamples.wonTogether;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.table.Person;
import rookery.engine.computer.ComputerPlayers;

/** What games against computers tell of a person. */
class GamesAgainstComputersTest {
  private static final Person CLUB = Person.computer(ComputerPlayers.CLUB, 1);
  private static final Person OTHER_CLUB = Person.computer(ComputerPlayers.CLUB, 2);
  private static final Person THIRD_CLUB = Person.computer(ComputerPlayers.CLUB, 3);

  private static final Person CASUAL = Person.computer(ComputerPlayers.CASUAL, 1);

  private static double strength(List<GameResult> results) {
    return GamesAgainstComputers.compare(ADA, results).values().iterator().next().strength();
  }

  @Test
  void whoBeatsAStrongComputerIsStrongerThanWhoLosesToIt() {
    double winner = strength(Collections.nCopies(3, won(ADA, CLUB)));
    double loser = strength(Collections.nCopies(3, won(CLUB, ADA)));

    assertTrue(winner > loser, winner + " " + loser);
  }

  @Test
  void whoWinsWithAPartnerIsHalfOfWhatWon() {
    GameResult against = wonTogether(ADA, CASUAL, CLUB, OTHER_CLUB);
    GameResult strongPartner = wonTogether(ADA, THIRD_CLUB, CLUB, OTHER_CLUB);

    double withCasual = strength(Collections.nCopies(3, against));
    double withClub = strength(Collections.nCopies(3, strongPartner));

    assertTrue(withCasual > withClub, withCasual + " " + withClub);
  }

  @Test
  void twoGamesAreTooFewAndGamesAgainstPeopleDontCount() {
    assertTrue(
        GamesAgainstComputers.compare(ADA, Collections.nCopies(2, won(ADA, CLUB))).isEmpty());
    assertTrue(GamesAgainstComputers.compare(ADA, Collections.nCopies(5, won(ADA, BEN))).isEmpty());
  }
}
