package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;

/** A table whose seats are filled by people of two servers that share nobody but the bot. */
class TwoServersEndToEndTest {
  @TempDir Path folder;
  private FriendsRoom club;
  private Channel elsewhere;

  @BeforeEach
  void open() throws InterruptedException {
    club = new FriendsRoom(folder);
    Guild other = club.room.addGuild("Elsewhere", "elsewhere");
    elsewhere = club.room.world().channels().of(other).get(0);
    shares(club.games);
    shares(elsewhere);
    club.ben.leaves(other);
    club.cleo.leaves(club.room.guild());
    club.dan.leaves(club.room.guild());
  }

  @AfterEach
  void close() {
    club.close();
  }

  private void shares(Channel channel) {
    Modal form = club.ada.types(channel, "/settings of:this server").modal();
    VisibleMessage answer = club.ada.submits(form, Map.of()).message();
    club.ada.presses(answer, "Share tables with other servers").message();
  }

  private VisibleMessage card(String text) {
    return await(text)
        .until(
            () ->
                club.cleo.sees(elsewhere).stream()
                    .filter(message -> !message.ephemeral() && message.text().contains(text))
                    .reduce((older, newer) -> newer),
            Optional::isPresent)
        .orElseThrow();
  }

  /** Lets whoever can act in the place where they play, and says who did. */
  private Set<String> act(String table) {
    Set<String> acted = new TreeSet<>();
    for (Person person : List.of(club.ada, club.ben, club.cleo, club.dan)) {
      boolean visits = person == club.cleo || person == club.dan;
      Channel place = visits ? person.direct() : club.games;
      List<String> actions =
          person.completing(place, "/move table:" + table + " action:").choices().stream()
              .map(choice -> choice.value().asText())
              .toList();
      if (!actions.isEmpty()) {
        person.types(place, "/move table:" + table + " action:" + actions.get(0)).message();
        acted.add(person.name());
      }
    }
    return acted;
  }

  /** The direct messages that lead to what else a person can do. */
  private static List<VisibleMessage> prompts(Person person) {
    return person.sees(person.direct()).stream()
        .filter(message -> message.buttons().stream().anyMatch(b -> b.label().equals("More")))
        .toList();
  }

  /** A table of Ada and Ben, and of Cleo and Dan from the other server. */
  private String filled() {
    VisibleMessage answer = club.ada.types(club.games, "/play game:telepathy").message();
    String table = answer.text().replaceAll("(?s).*table (\\w+).*", "$1");
    club.ada.presses(answer, "Show in other servers").message();
    VisibleMessage card = card("Ada opened a table for Telepathy Chess in another server.");
    assertTrue(card.silent());
    assertEquals(List.of(), card.pings());
    club.cleo.presses(card, "Join").message();
    club.dan.presses(card("Ada and Cleo"), "Join").message();
    club.ben.types(club.games, "/join table:" + table).message();
    card("The game has started.");
    club.quiet();
    return table;
  }

  @Test
  void aTelepathyTableIsFilledAndPlayedFromTwoServers() {
    String table = filled();

    Set<String> acted = new TreeSet<>();
    for (int round = 0; round < 8 && acted.size() < 4; round++) {
      acted.addAll(act(table));
      club.quiet();
    }

    assertEquals(Set.of("Ada", "Ben", "Cleo", "Dan"), acted);
    for (Person visitor : List.of(club.cleo, club.dan)) {
      List<VisibleMessage> told = visitor.sees(visitor.direct());
      assertTrue(told.stream().anyMatch(m -> !m.attachments().isEmpty()), visitor.name());
      assertFalse(told.stream().anyMatch(m -> m.text().contains("<@" + club.ada.id())));
    }
    for (VisibleMessage message : club.ada.sees(club.games)) {
      assertFalse(message.text().contains(club.cleo.mention()), message.text());
    }
  }

  @Test
  void aVisitorReportsATableInAFormAndWhoeverManagesItsServerReadsIt() {
    String table = filled();
    for (int round = 0; round < 8 && prompts(club.cleo).isEmpty(); round++) {
      act(table);
      club.quiet();
    }
    VisibleMessage more = club.cleo.presses(prompts(club.cleo).get(0), "More").message();

    Modal form = club.cleo.presses(more, "Report").modal();
    assertEquals("Report this table", form.title());
    String field = form.fields().get(0).customId();
    String answer =
        club.cleo.submits(form, Map.of(field, List.of("*Dan* is rude"))).message().text();
    VisibleMessage told = club.prompt(club.ada, "Cleo has reported a problem in Telepathy Chess");
    String again = club.cleo.submits(form, Map.of(field, List.of("again"))).message().text();

    assertTrue(answer.startsWith("I've sent your report to someone who manages"), answer);
    assertTrue(told.text().contains("> \\*Dan\\* is rude"), told.text());
    assertTrue(again.startsWith("You've reported this table already"), again);
  }
}
