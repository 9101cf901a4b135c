package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;

/** A game while it is played by its buttons: its turns, and what looks wrong on the way. */
final class ButtonGame {
  private static final boolean PHOTOGRAPHS = Boolean.getBoolean("taps.photographs");
  private static final int SHORT = 12;

  private final PhoneUser thumb;
  private final ScriptedPlayer judgement;
  private final Path diary;
  private final List<Turn> turns = new ArrayList<>();
  private final Set<String> odd = new HashSet<>();
  private int pressed;

  ButtonGame(PhoneUser thumb, ScriptedPlayer judgement, Path diary) {
    this.thumb = thumb;
    this.judgement = judgement;
    this.diary = diary;
  }

  /**
   * A turn of one person.
   *
   * @param begins the button that begins it, or that it begins in a direct message
   * @param actions how many things were done
   * @param taps how many presses it took in all
   */
  record Turn(String begins, int actions, int taps) {}

  List<Turn> turns() {
    return turns;
  }

  /** Does all that somebody who was asked may do now. */
  void turn(VisibleMessage asked) {
    Optional<Button> main = PhoneUser.main(asked);
    looks(asked, main.map(List::of).orElse(PhoneUser.choices(asked)));
    VisibleMessage at = main.isPresent() ? presses(asked, main.get()) : asked;
    int taps = main.isPresent() ? 1 : 0;
    int actions = 0;
    while (!PhoneUser.choices(at).isEmpty()) {
      Table table = judgement.table(asked);
      Action wanted = judgement.choice(table, thumb.person());
      do {
        looks(at, at.buttons());
        at = presses(at, ScriptedPlayer.towards(wanted, at));
        taps++;
      } while (done(judgement.table(asked)) == done(table));
      actions++;
      // What was chosen in secret can be changed as often as one likes.
      if (wanted.secret() && at.text().startsWith("You ")) {
        break;
      }
    }
    assertTrue(at.menus().isEmpty(), "there is more to open than buttons: " + at.menus());
    turns.add(new Turn(begins(asked, main), actions, taps));
  }

  private static int done(Table table) {
    return table.match().orElseThrow().record().entries().size();
  }

  private static String begins(VisibleMessage asked, Optional<Button> main) {
    return main.map(Button::label)
        .orElseGet(
            () ->
                asked.text().startsWith("<@")
                    ? PhoneUser.choices(asked).get(0).label()
                    : "direct message");
  }

  private VisibleMessage presses(VisibleMessage at, Button button) {
    VisibleMessage after = thumb.presses(at, button);
    pressed++;
    if (PHOTOGRAPHS) {
      thumb.screen().photographs(diary.resolve("%04d.png".formatted(pressed)));
    }
    return after;
  }

  /** Notes what of the picture and of these buttons is not seen at once, and what is said twice. */
  private void looks(VisibleMessage at, List<Button> buttons) {
    List<String> hidden = thumb.hidden(at, buttons);
    if (!hidden.isEmpty()) {
      odd.add("%d: not on one screen: %s of: %s".formatted(pressed, hidden, at.text()));
    }
    Set<String> said = new HashSet<>();
    at.text()
        .lines()
        .flatMap(line -> Stream.of(line.split("(?<=[.!?]) ")))
        .filter(sentence -> sentence.length() > SHORT && !said.add(sentence))
        .forEach(twice -> odd.add("%d: said twice: %s".formatted(pressed, twice)));
  }

  /** Keeps the diary of what was pressed, and of what looked wrong. */
  void keeps() throws IOException {
    thumb.keeps(diary);
    Files.write(diary.resolve("odd.txt"), odd.stream().sorted().toList());
  }
}
