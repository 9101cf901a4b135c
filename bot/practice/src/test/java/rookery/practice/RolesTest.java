package rookery.practice;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import net.dv8tion.jda.api.entities.Guild;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoRoom;
import rookery.practice.resource.Permission;
import rookery.practice.resource.Role;

/** A bot gives the roles below its own, and no others. */
class RolesTest extends EchoRoom {
  private final HttpClient client = HttpClient.newHttpClient();

  private long server() {
    return room.guild().id();
  }

  private Role added(String name, Permission... permissions) {
    return room.world().roles().add(server(), name, permissions);
  }

  private void botHas(Role role) {
    room.world().roles().give(server(), role.id(), room.world().people().bot().id());
  }

  private HttpResponse<String> asks(String method, long member, long role)
      throws IOException, InterruptedException {
    String path = "guilds/%d/members/%d/roles/%d".formatted(server(), member, role);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(room.restUrl() + path))
            .header("Authorization", "Bot practice")
            .method(method, BodyPublishers.noBody())
            .build();
    return client.send(request, BodyHandlers.ofString());
  }

  private int status(String method, Role role) throws IOException, InterruptedException {
    return asks(method, ada.id(), role.id()).statusCode();
  }

  private List<String> rolesOfAda() {
    return room.guild().rolesOf(ada.id()).stream().map(Role::name).toList();
  }

  @Test
  void aRoleBelowItsOwnIsGivenAndTakenAsOftenAsOneLikes() throws Exception {
    Role champion = added("Champion");
    botHas(added("Bots", Permission.MANAGE_ROLES));
    assertEquals(204, status("PUT", champion));
    assertEquals(204, status("PUT", champion));
    assertEquals(List.of("Champion"), rolesOfAda());
    assertEquals(204, status("DELETE", champion));
    assertEquals(204, status("DELETE", champion));
    assertEquals(List.of(), rolesOfAda());
  }

  @Test
  void withoutThePermissionNoneIsGiven() throws Exception {
    Role champion = added("Champion");
    botHas(added("Bots"));
    assertEquals(403, status("PUT", champion));
    assertEquals(List.of(), rolesOfAda());
  }

  @Test
  void aRoleAboveItsOwnOrOfAnIntegrationIsNotGiven() throws Exception {
    Role managed = room.world().roles().addManaged(server(), "Boosters");
    Role own = added("Bots", Permission.MANAGE_ROLES);
    botHas(own);
    assertEquals(403, status("PUT", added("Champion")));
    assertEquals(403, status("PUT", own));
    assertEquals(403, status("PUT", managed));
  }

  @Test
  void whatIsNotThereIsNotGiven() throws Exception {
    Role champion = added("Champion");
    botHas(added("Bots", Permission.MANAGE_ROLES));
    assertTrue(asks("PUT", 1, champion.id()).body().contains("10007"), "an unknown member");
    room.world().roles().delete(server(), champion.id());
    HttpResponse<String> gone = asks("PUT", ada.id(), champion.id());
    assertEquals(404, gone.statusCode());
    assertTrue(gone.body().contains("10011"), gone.body());
  }

  @Test
  void theBotHearsOfRolesAndOfItsOwn() {
    Guild seen = seenByBot(games).getGuild();
    Role champion = added("Champion");
    botHas(added("Bots", Permission.MANAGE_ROLES));
    await()
        .until(
            () -> seen.getSelfMember().hasPermission(net.dv8tion.jda.api.Permission.MANAGE_ROLES));
    assertTrue(seen.getSelfMember().canInteract(seen.getRoleById(champion.id())));
    room.world().roles().delete(server(), champion.id());
    await().until(() -> seen.getRoleById(champion.id()) == null);
  }
}
