package rookery.practice;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.IntegrationOwners;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoRoom;
import rookery.practice.guest.RawBot;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.NotPossibleException;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Permission;

/** Somebody has added the bot for themselves and uses it where it is no member. */
class BroughtAlongTest extends EchoRoom {
  private Person ben;
  private Channel lounge;
  private Channel group;

  @BeforeEach
  void addPlaces() {
    ben = room.person("Ben");
    Guild club = room.addForeignGuild("Chess club", "lounge");
    lounge = room.channel("lounge");
    group = room.addGroup("Friends", ada, ben);
    assertFalse(club.members().contains(room.bot().id()));
    ada.installs(true);
  }

  private SlashCommandInteractionEvent heard() {
    await().until(() -> !bot.events(SlashCommandInteractionEvent.class).isEmpty());
    return bot.events(SlashCommandInteractionEvent.class).get(0);
  }

  @Test
  void onlyWhoeverHasAddedItHasItsCommandsThere() {
    for (Channel place : Set.of(lounge, group)) {
      assertEquals("hello", ada.types(place, "/echo text:hello").message().text());
      assertThrows(NotPossibleException.class, () -> ben.types(place, "/echo text:hello"));
    }
    ada.installs(false);
    assertThrows(NotPossibleException.class, () -> ada.types(lounge, "/echo text:hello"));
  }

  @Test
  void theBotIsToldOfAServerThatItDoesNotKnow() {
    ada.types(lounge, "/echo text:hello").message();
    SlashCommandInteractionEvent event = heard();
    assertTrue(event.isFromGuild());
    assertFalse(event.isFromAttachedGuild());
    assertEquals(InteractionContextType.GUILD, event.getContext());
    IntegrationOwners owners = event.getIntegrationOwners();
    assertFalse(owners.isGuildIntegration());
    assertEquals(ada.id(), owners.getAuthorizingUserIdLong());
  }

  @Test
  void theBotIsToldOfAGroup() {
    ada.types(group, "/echo text:hello").message();
    SlashCommandInteractionEvent event = heard();
    assertFalse(event.isFromGuild());
    assertEquals(InteractionContextType.PRIVATE_CHANNEL, event.getContext());
    assertEquals(ada.id(), event.getIntegrationOwners().getAuthorizingUserIdLong());
  }

  @Test
  void whereItIsAMemberBothHaveAddedIt() {
    ada.types(games, "/echo text:hello").message();
    IntegrationOwners owners = heard().getIntegrationOwners();
    assertEquals(room.guild().id(), owners.getAuthorizingGuildIdLong());
    assertEquals(ada.id(), owners.getAuthorizingUserIdLong());
  }

  @Test
  void whoeverPressesMayBeAnotherThanWhoeverHasAddedIt() {
    VisibleMessage panel = ada.types(group, "/panel").message();
    ben.presses(panel, "Yes").await();
    ButtonInteractionEvent pressed = bot.events(ButtonInteractionEvent.class).get(0);
    assertEquals(ben.id(), pressed.getUser().getIdLong());
    assertEquals(ada.id(), pressed.getIntegrationOwners().getAuthorizingUserIdLong());
  }

  @Test
  void itsAnswersAreForEverybodyUnlessMembersMustNotBringBotsAlong() {
    assertFalse(ada.types(lounge, "/echo text:hello").message().ephemeral());
    room.deny(lounge, Permission.USE_EXTERNAL_APPS);
    assertTrue(ada.types(lounge, "/echo text:hello").message().ephemeral());
    assertEquals(1, ben.sees(lounge).size());
  }

  @Test
  void fiveFurtherAnswersAreTheMost() {
    RawBot raw = new RawBot(room, "any");
    InteractionOutcome there = ada.types(lounge, "/echo text:hello");
    InteractionOutcome home = ada.types(games, "/echo text:hello");
    there.message();
    home.message();
    for (int i = 0; i < 5; i++) {
      assertEquals(200, raw.follow(there, "{\"content\":\"more\"}").status());
      assertEquals(200, raw.follow(home, "{\"content\":\"more\"}").status());
    }
    assertEquals(40094, raw.follow(there, "{\"content\":\"more\"}").code());
    assertEquals(200, raw.follow(home, "{\"content\":\"more\"}").status());
    assertEquals(200, raw.editOriginal(there, "{\"content\":\"changed\"}").status());
  }

  @Test
  void theBotCannotWriteThereByItself() {
    RawBot raw = new RawBot(room, "any");
    assertEquals(50001, raw.message(lounge.id(), "{\"content\":\"hello\"}").code());
    assertEquals(50001, raw.message(group.id(), "{\"content\":\"hello\"}").code());
  }

  @Test
  void whoeverSharesNoServerWithItAnswersAloneReach() {
    ada.leaves(room.guild());
    RawBot raw = new RawBot(room, "any");
    assertEquals(50278, raw.message(ada.direct().id(), "{\"content\":\"hello\"}").code());
    assertEquals("hello", ada.types(ada.direct(), "/echo text:hello").message().text());
  }
}
