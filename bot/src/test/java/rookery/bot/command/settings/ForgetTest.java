package rookery.bot.command.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.Absence;
import rookery.bot.post.Post;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;

/** Whoever asks for it is forgotten. */
class ForgetTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private Post asked() {
    return hall.types(ADA, "forget", "whom=me").post();
  }

  @Test
  void nobodyIsForgottenWithoutBeingAskedOnceMore() {
    Post asked = asked();
    assertTrue(asked.words().contains("can't undo this"), asked.words());
    assertEquals(Set.of(), hall.tables.forgotten);
  }

  @Test
  void whoeverConfirmsItIsForgotten() {
    BoardStyle style = new BoardStyle(BoardTheme.values()[1], false, false);
    hall.wishes().keep(new PreferenceChange.Personal(ADA, Wishing.with(Preferences.USUAL, style)));
    Absence past = new Absence(hall.now().minusSeconds(9), hall.now(), false);
    hall.diary().keep(ADA, past);
    hall.presses(ADA, asked(), "Delete my data");
    assertEquals(List.of(), hall.diary().absences(ADA));
    assertEquals(Set.of(ADA), hall.tables.forgotten);
    assertEquals(Preferences.USUAL, hall.wishes().of(ADA));
  }

  @Test
  void whoeverIsWaitedForMustLeaveFirst() {
    hall.opens("custodian", BEN, ADA);
    String words = asked().words();
    assertTrue(words.startsWith("You still have a seat in Custodian Chess (table "), words);
    assertEquals(Set.of(), hall.tables.forgotten);
  }

  @Test
  void whoeverSitsAtATableThatIsSetAsideIsNotForgotten() {
    hall.opens("custodian", BEN, ADA);
    hall.tables.hides(hall.table().id());
    String words = asked().words();
    assertTrue(words.startsWith("You still have a seat at table "), words);
  }
}
