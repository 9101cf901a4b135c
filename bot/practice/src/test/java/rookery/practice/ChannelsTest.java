package rookery.practice;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.EchoRoom;
import rookery.practice.guest.RawBot;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Permission;

class ChannelsTest extends EchoRoom {

  private List<String> seen(Channel where) {
    return ada.sees(where).stream().map(VisibleMessage::text).toList();
  }

  @Test
  void aThreadHangsOnAMessage() {
    Message start = seenByBot(games).sendMessage("a game").complete();
    ThreadChannel thread = start.createThreadChannel("Ada against Ben").complete();
    assertEquals(start.getIdLong(), thread.getIdLong());
    thread.sendMessage("first move").complete();
    assertEquals(List.of("first move"), seen(room.channel("Ada against Ben")));
    assertEquals(List.of("a game"), seen(games));
  }

  @Test
  void aMessageHasOneThread() {
    Message start = seenByBot(games).sendMessage("a game").complete();
    start.createThreadChannel("one").complete();
    ErrorResponseException refusal =
        assertThrows(
            ErrorResponseException.class, () -> start.createThreadChannel("two").complete());
    assertEquals(ErrorResponse.THREAD_WITH_THIS_MESSAGE_ALREADY_EXISTS, refusal.getErrorResponse());
  }

  @Test
  void aThreadCanStandAloneWithANotice() {
    seenByBot(games).createThreadChannel("alone").complete();
    assertEquals(List.of("alone"), seen(games));
    assertEquals("hi", ada.types(room.channel("alone"), "/echo text:hi").message().text());
  }

  @Test
  void aPrivateThreadIsSeenByThoseInItAlone() {
    ThreadChannel thread = seenByBot(games).createThreadChannel("secret", true).complete();
    Channel there = room.channel("secret");
    assertThrows(RuntimeException.class, () -> ada.sees(there));
    thread.addThreadMemberById(ada.id()).complete();
    thread.sendMessage("just us").complete();
    assertEquals(List.of("just us"), seen(there));
    assertThrows(RuntimeException.class, () -> room.person("Ben").sees(there));
  }

  @Test
  void writingInAnArchivedThreadOpensItAgain() {
    ThreadChannel thread = seenByBot(games).createThreadChannel("sleepy").complete();
    Message first = thread.sendMessage("zzz").complete();
    thread.getManager().setArchived(true).complete();
    String edit = "{\"content\":\"x\"}";
    assertEquals(
        50083, new RawBot(room, "any").edit(thread.getIdLong(), first.getId(), edit).code());
    assertEquals(1, seenByBot(games).retrieveArchivedPublicThreadChannels().complete().size());
    new RawBot(room, "any").message(thread.getIdLong(), "{\"content\":\"awake\"}");
    assertFalse(room.channel("sleepy").archived());
  }

  @Test
  void aLockedThreadIsOpenedByThoseAloneWhoManageThreads() {
    ThreadChannel thread = seenByBot(games).createThreadChannel("shut").complete();
    thread.getManager().setLocked(true).complete();
    room.deny(games, Permission.MANAGE_THREADS);
    String path = "/channels/" + thread.getId();
    String open = "{\"archived\":false}";
    assertEquals(50013, new RawBot(room, "any").send("PATCH", path, open).code());
    room.allow(games);
    assertEquals(200, new RawBot(room, "any").send("PATCH", path, open).status());
  }

  @Test
  void aCommandInAnUncachedThreadIsUnderstood() throws InterruptedException {
    seenByBot(games)
        .createThreadChannel("old")
        .complete()
        .getManager()
        .setArchived(true)
        .complete();
    bot.close();
    bot = EchoBot.join(room);
    assertEquals("hi", ada.types(room.channel("old"), "/echo text:hi").message().text());
  }

  @Test
  void theNewestMessagesAreListedFirst() {
    for (int n = 0; n < 6; n++) {
      seenByBot(games).sendMessage("m" + n).complete();
    }
    List<Message> newest = seenByBot(games).getHistory().retrievePast(3).complete();
    assertEquals(List.of("m5", "m4", "m3"), texts(newest));
    String middle = newest.get(2).getId();
    assertEquals(
        List.of("m2", "m1", "m0"),
        texts(seenByBot(games).getHistoryBefore(middle, 10).complete().getRetrievedHistory()));
    assertEquals(
        List.of("m5", "m4"),
        texts(seenByBot(games).getHistoryAfter(middle, 10).complete().getRetrievedHistory()));
    assertEquals(
        List.of("m4", "m3", "m2"),
        texts(seenByBot(games).getHistoryAround(middle, 3).complete().getRetrievedHistory()));
  }

  private static List<String> texts(List<Message> messages) {
    return messages.stream().map(Message::getContentRaw).toList();
  }

  @Test
  void oneNonceMakesOneMessage() {
    RawBot raw = new RawBot(room, "any");
    String json = "{\"content\":\"x\",\"nonce\":\"n1\",\"enforce_nonce\":true}";
    String first = raw.message(games.id(), json).id();
    assertEquals(first, raw.message(games.id(), json).id());
    assertNotEquals(first, raw.message(games.id(), json.replace("n1", "n2")).id());
    assertNotEquals(first, raw.message(room.channel("quiet").id(), json).id());
    assertEquals(2, ada.sees(games).size());
  }

  @Test
  void aNonceIsToldToItsSenderAlone() {
    Message sent = seenByBot(games).sendMessage("x").setNonce("n1").complete();
    assertEquals("n1", sent.getNonce());
    assertNull(seenByBot(games).retrieveMessageById(sent.getId()).complete().getNonce());
    assertNull(seenByBot(games).getHistory().retrievePast(1).complete().get(0).getNonce());
  }

  @Test
  void peopleArePingedOnlyIfTheBotMeansIt() {
    Person ben = room.person("Ben");
    String text = ada.mention() + " and " + ben.mention();
    seenByBot(games).sendMessage(text).setAllowedMentions(List.of()).complete();
    seenByBot(games)
        .sendMessage(text)
        .setAllowedMentions(List.of())
        .mentionUsers(ben.id())
        .complete();
    List<VisibleMessage> seen = ada.sees(games);
    assertEquals(List.of(), seen.get(0).pings());
    assertEquals(List.of("Ben"), seen.get(1).pings());
  }

  @Test
  void aReplyNamesWhatItRepliesTo() {
    Message first = seenByBot(games).sendMessage("question").complete();
    Message second = first.reply("answer").complete();
    assertEquals("question", second.getReferencedMessage().getContentRaw());
    assertEquals(first.getIdLong(), ada.sees(games).get(1).message().repliesTo());
  }

  @Test
  void filesAreKeptReplacedAndServed() {
    Message sent = seenByBot(games).sendFiles(EchoBot.file("board.png", "old board")).complete();
    sent.editMessage("with words").complete();
    assertEquals("old board", ada.sees(games).get(0).attachments().get(0).alt());
    Message edited = sent.editMessageAttachments(EchoBot.file("board.png", "new board")).complete();
    assertEquals(1, edited.getAttachments().size());
    Message.Attachment file = edited.getAttachments().get(0);
    assertEquals("new board", file.getDescription());
    await()
        .until(
            () -> new String(file.getProxy().download().get().readAllBytes()), "new board"::equals);
    assertTrue(ada.sees(games).get(0).edited());
  }

  @Test
  void aListOfMessagesIsAskedForByNumbers() {
    RawBot raw = new RawBot(room, "any");
    String messages = "/channels/" + games.id() + "/messages?";
    assertEquals("NUMBER_TYPE_RANGE", raw.get(messages + "limit=101").fault("limit"));
    assertEquals("NUMBER_TYPE_COERCE", raw.get(messages + "limit=abc").fault("limit"));
    assertEquals("NUMBER_TYPE_COERCE", raw.get(messages + "after=yesterday").fault("after"));
    assertEquals(
        "NUMBER_TYPE_COERCE", raw.get(messages + "before=99999999999999999999").fault("before"));
  }
}
