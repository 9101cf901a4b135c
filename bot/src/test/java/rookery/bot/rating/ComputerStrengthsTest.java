package rookery.bot.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.bot.rating.ComputerComparison.Match;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** How strong the computers are, and people beside them. */
class ComputerStrengthsTest {
  private static final String CASUAL = "cloak,casual,beginner,1,7,2,1";
  private static final String CLUB = "cloak,club,casual,1,6,0,0";

  @Test
  void eachLevelIsAsMuchStrongerAsItWonMore() {
    ComputerStrengths strengths = ComputerStrengths.of(List.of(CASUAL, CLUB));

    assertEquals(0, strengths.of("cloak", ComputerPlayers.BEGINNER));
    assertEquals(Math.log(3), strengths.of("cloak", ComputerPlayers.CASUAL), 1e-9);
    assertEquals(Math.log(3) + Math.log(7), strengths.of("cloak", ComputerPlayers.CLUB), 1e-9);
  }

  @Test
  void aGameIsUnknownUntilAllLevelsHavePlayedIt() {
    assertFalse(ComputerStrengths.of(List.of(CLUB)).know("cloak"));
  }

  @Test
  void everyGameOfTwoSidesIsMeasuredAndEachLevelIsStrongerThanTheOneBelow() {
    Games.all().stream()
        .filter(game -> game.seats(Options.of(game.options(), Map.of())).size() > 1)
        .filter(game -> game.scores(Options.of(game.options(), Map.of())).isEmpty())
        .forEach(
            game -> {
              ComputerStrengths measured = ComputerStrengths.measured();
              assertTrue(
                  measured.know(game.id()),
                  "measure it by rookery.jar arena, and add rows to computers.csv: " + game.id());
              double casual = measured.of(game.id(), ComputerPlayers.CASUAL);
              double club = measured.of(game.id(), ComputerPlayers.CLUB);
              assertTrue(club > casual && casual > 0, game.id() + ": " + casual + ", " + club);
            });
  }

  private static String words(int wins, int losses) {
    double beginner = ComputerStrengths.measured().of("custodian", ComputerPlayers.BEGINNER);
    List<Match> matches = new ArrayList<>(Collections.nCopies(wins, new Match(1, beginner, 1)));
    matches.addAll(Collections.nCopies(losses, new Match(1, beginner, 0)));
    return ComputerComparison.of("custodian", matches).words();
  }

  @Test
  void whoLosesManyGamesAgainstBeginnersIsWeakerThanOne() {
    assertEquals("weaker than a beginner computer", words(0, 30));
  }

  @Test
  void whoScoresHalfAgainstBeginnersIsLikeOne() {
    assertEquals("like a beginner computer", words(15, 15));
  }

  @Test
  void winsAgainstTheStrongestMakeOneStronger() {
    double club = ComputerStrengths.measured().of("custodian", ComputerPlayers.CLUB);
    List<Match> wins = Collections.nCopies(40, new Match(1, club, 1));

    assertEquals("stronger than a club computer", ComputerComparison.of("custodian", wins).words());
  }
}
