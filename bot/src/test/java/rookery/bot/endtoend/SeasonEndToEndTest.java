package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;

/** A season of four people over three weeks that are let pass. */
class SeasonEndToEndTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final Duration DAY = Duration.ofDays(1);
  private static final String ENTRANTS = "SELECT lot, name FROM season_entrants";
  private static final String TABLES =
      "SELECT lots, table_id FROM season_games WHERE table_id IS NOT NULL";

  @TempDir Path folder;

  @Test
  void aSeasonHasADropOutATieAChampionAndAGameThatGoesOn() throws Exception {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      new Weeks(club).play();
    }
  }

  /** The season, told in order. */
  private record Weeks(FriendsRoom club) {
    void play() throws Exception {
      signUp();
      beginWhileTheBotIsAway();
      wins(club.ada, club.dan);
      wins(club.ben, club.dan);
      dropOut();
      wins(club.ada, club.ben);
      wins(club.ben, club.cleo);
      endWithOneGameLeft();
      goOn();
      forgetTheChampion();
    }

    private void signUp() {
      VisibleMessage listed = club.ada.types(club.games, "/season").message();
      Modal form = club.ada.presses(listed, "Begin a season").modal();
      assertTrue(form.fields().get(0).required(), "a season has a game");
      Map<String, List<String>> chosen =
          Map.of(
              "games", List.of("Custodian Chess"),
              "length", List.of("21 days"),
              "clock", List.of("7 days a move"),
              "joining", List.of("2 days"));
      String told = club.ada.submits(form, chosen).message().text();
      assertTrue(told.startsWith("To sign up for the Custodian Chess season"), told);
      for (Person person : List.of(club.ada, club.ben, club.cleo, club.dan)) {
        VisibleMessage page = person.presses(message("New season"), "Join").message();
        assertTrue(page.text().startsWith("You're in."), page.text());
        person.picks(page, menu(page), "3 games at a time").message();
      }
      message("4 people have signed up");
    }

    private static String menu(VisibleMessage page) {
      return page.menus().get(0).customId();
    }

    /** The turn comes while nothing runs, and the next start makes up for it, once. */
    private void beginWhileTheBotIsAway() throws Exception {
      club.stop();
      club.room.pass(DAY.multipliedBy(2));
      club.start();
      message("0 of 6 games finished");
      assertEquals(6, tables().size());
      club.restart();
      club.quiet();
      assertEquals(6, tables().size());
    }

    /** The message that shows the season, once it says that. */
    private VisibleMessage message(String text) {
      return await(text)
          .atMost(PATIENCE)
          .until(
              () -> shown().filter(message -> message.text().contains(text)), Optional::isPresent)
          .orElseThrow();
    }

    private Optional<VisibleMessage> shown() {
      return club.publicly().stream()
          .filter(message -> message.text().matches("(?s)\\*\\*(New season|Season).*"))
          .findFirst();
    }

    /** The tables of the season by those who play there. */
    private Map<Set<String>, String> tables() throws SQLException {
      Map<String, String> names = rows(ENTRANTS);
      return rows(TABLES).entrySet().stream()
          .collect(
              Collectors.toMap(
                  game ->
                      Stream.of(game.getKey().split(" "))
                          .map(names::get)
                          .collect(Collectors.toSet()),
                  Map.Entry::getValue));
    }

    private Map<String, String> rows(String sql) throws SQLException {
      Map<String, String> found = new HashMap<>();
      try (Connection other = club.databaseOfAnother();
          Statement asking = other.createStatement();
          ResultSet row = asking.executeQuery(sql)) {
        while (row.next()) {
          found.put(row.getString(1), row.getString(2));
        }
      }
      return found;
    }

    private void wins(Person winner, Person loser) throws SQLException {
      String table = tables().get(Set.of(winner.name(), loser.name()));
      VisibleMessage sure = loser.types(club.games, "/resign table:" + table).message();
      loser.presses(sure, "Resign").message();
      club.quiet();
      club.room.pass(DAY);
    }

    /** Dan has played two of three games, so they count, and Cleo wins the third. */
    private void dropOut() {
      message("2 of 6 games finished");
      VisibleMessage page = club.dan.presses(message("Season"), "My season").message();
      VisibleMessage sure = club.dan.presses(page, "Drop out").message();
      club.dan.presses(sure, "Drop out").message();
      message("dropped out");
      message(club.cleo.mention() + " \u00b7 1 point from 1 game");
    }

    /** Ada and Ben have as many points; she has won their game. */
    private void endWithOneGameLeft() {
      message("1. " + club.ada.mention() + " \u00b7 2 points from 2 games");
      message("2. " + club.ben.mention() + " \u00b7 2 points from 3 games");
      club.room.pass(DAY.multipliedBy(21));
      VisibleMessage end =
          await("the end")
              .atMost(PATIENCE)
              .until(
                  () ->
                      club.publicly().stream()
                          .filter(
                              message -> message.text().contains("wins the Custodian Chess season"))
                          .findFirst(),
                  Optional::isPresent)
              .orElseThrow();
      assertEquals(List.of("Ada"), end.pings());
      assertTrue(
          end.text().startsWith(club.ada.mention() + " wins the Custodian Chess season"),
          end.text());
      message("**Season over: Custodian Chess**\nChampion: " + club.ada.mention());
    }

    /** What was left is an ordinary rated game, which does not change the season. */
    private void goOn() throws Exception {
      String table = tables().get(Set.of("Ada", "Cleo"));
      assertEquals(Map.of(table, "PLAYING"), rows(stage(table)));
      String before = message("Season over").text();
      wins(club.cleo, club.ada);
      assertEquals(Map.of(table, "rated"), rows(rated(table)));
      wins(club.cleo, club.dan);
      assertEquals(before, message("Season over").text());
    }

    private static String stage(String table) {
      return "SELECT id, stage FROM tables WHERE id = '%s'".formatted(table);
    }

    private static String rated(String table) {
      return "SELECT table_id, coalesce(unrated, 'rated') FROM results WHERE table_id = '%s'"
          .formatted(table);
    }

    private void forgetTheChampion() {
      VisibleMessage sure = club.ada.types(club.games, "/forget whom:me").message();
      club.ada.presses(sure, "Delete my data").message();
      VisibleMessage shown = message("Champion: a former player.");
      assertFalse(shown.text().contains(club.ada.mention()), shown.text());
      String past = club.says(club.ben, "/season");
      assertTrue(past.contains("Champion: a former player."), past);
    }
  }
}
