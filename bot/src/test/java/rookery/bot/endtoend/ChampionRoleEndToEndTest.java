package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Permission;
import rookery.practice.resource.Role;

/** A season ends, and its champion has the role that was chosen. */
class ChampionRoleEndToEndTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir Path folder;

  @Test
  void theChampionHasTheRole() throws Exception {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      refusedWithoutThePermission(club);
      long server = club.room.guild().id();
      Role champion = club.room.world().roles().add(server, "Champion");
      Role own = club.room.world().roles().add(server, "Hosts", Permission.MANAGE_ROLES);
      club.room.world().roles().give(server, own.id(), club.room.world().people().bot().id());
      chooses(club);
      play(club);
      await("the role")
          .atMost(PATIENCE)
          .untilAsserted(() -> assertEquals(List.of(champion.id()), rolesOf(club, club.ada)));
      assertEquals(List.of(), rolesOf(club, club.ben));
    }
  }

  private static VisibleMessage pressed(FriendsRoom club) {
    VisibleMessage listed = club.ada.types(club.games, "/season").message();
    return club.ada.presses(listed, "Choose the champion's role").message();
  }

  private static void refusedWithoutThePermission(FriendsRoom club) {
    String told = pressed(club).text();
    assertTrue(told.startsWith("I can't give roles in this server."), told);
  }

  private static void chooses(FriendsRoom club) {
    VisibleMessage asked =
        await("the menu")
            .atMost(PATIENCE)
            .until(() -> pressed(club), page -> !page.menus().isEmpty());
    String told =
        club.ada.picks(asked, asked.menus().get(0).customId(), "Champion").message().text();
    assertEquals("When the next season ends, its champion gets the **Champion** role.", told);
  }

  private static void play(FriendsRoom club) throws Exception {
    VisibleMessage listed = club.ada.types(club.games, "/season").message();
    Modal form = club.ada.presses(listed, "Begin a season").modal();
    club.ada.submits(form, Map.of("games", List.of("Custodian Chess"))).message();
    for (Person person : List.of(club.ada, club.ben, club.cleo)) {
      person.presses(message(club, "New season"), "Join").message();
    }
    VisibleMessage page =
        club.ada.presses(message(club, "3 people have signed up"), "My season").message();
    club.ada.presses(page, "Begin now").message();
    message(club, "0 of 3 games finished");
    club.quiet();
    resignsEverything(club, club.ben);
    resignsEverything(club, club.cleo);
    message(club, "Champion: " + club.ada.mention());
  }

  private static VisibleMessage message(FriendsRoom club, String text) {
    return await(text)
        .atMost(PATIENCE)
        .until(
            () ->
                club.publicly().stream()
                    .filter(message -> message.text().contains(text))
                    .findFirst(),
            Optional::isPresent)
        .orElseThrow();
  }

  private static void resignsEverything(FriendsRoom club, Person person) throws Exception {
    for (String table : tables(club, person)) {
      VisibleMessage sure = person.types(club.games, "/resign table:" + table).message();
      person.presses(sure, "Resign").message();
      club.quiet();
    }
  }

  private static List<String> tables(FriendsRoom club, Person person) throws Exception {
    try (var other = club.databaseOfAnother();
        var asking = other.createStatement();
        var row =
            asking.executeQuery(
                "SELECT id FROM tables WHERE stage = 'PLAYING' AND seating LIKE '%%\"%d\"%%'"
                    .formatted(person.id()))) {
      List<String> found = new java.util.ArrayList<>();
      while (row.next()) {
        found.add(row.getString(1));
      }
      return found;
    }
  }

  private static List<Long> rolesOf(FriendsRoom club, Person person) {
    return club.room.guild().rolesOf(person.id()).stream().map(Role::id).toList();
  }
}
