package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import rookery.bot.endtoend.FriendsRoom;
import rookery.engine.Game;
import rookery.engine.option.Options;
import rookery.practice.person.Button;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.screen.Screen;
import rookery.practice.screen.WindowSize;

/**
 * Somebody who plays in the page with one thumb: presses what is on the screen, and types nothing.
 * What there is to press is read where the room keeps it, so that no press goes to what is about to
 * change.
 */
final class PhoneUser implements AutoCloseable {
  private static final String LAST = ".message[data-message='%s']";
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int MILLIS_TO_COME = 60_000;

  private final FriendsRoom club;
  private final Screen screen;
  private final Channel place;
  private final BotRequests requests;
  private final List<String> diary = new ArrayList<>();
  private Person me;

  PhoneUser(FriendsRoom club, Screen screen) {
    this(club, screen, club.games);
  }

  /** Somebody who gives commands and reads private messages there. */
  PhoneUser(FriendsRoom club, Screen screen, Channel place) {
    this.place = place;
    this.club = club;
    this.screen = screen;
    this.me = club.ada;
    this.requests = new BotRequests(club);
  }

  /** What the bot asks of Discord meanwhile. */
  BotRequests requests() {
    return requests;
  }

  /** Opens a table by a button of the first screen; whoever sits there is in the room. */
  void opens(Game game) {
    boolean alone = game.seats(Options.of(game.options(), Map.of())).size() == 1;
    screen.clicks((alone ? "Play " : "Take every seat ") + game.title());
    assertThat(screen.find(".timeline")).isVisible();
    club.quiet();
    requests.taken();
  }

  /** Presses a button of the first screen that is answered by a private message. */
  VisibleMessage asks(String label) {
    Optional<VisibleMessage> before = newestOf(true);
    screen.clicks(label);
    await("an answer").atMost(PATIENCE).until(() -> !newestOf(true).equals(before));
    club.quiet();
    return newest(true);
  }

  /** Picks an answer from the only menu of a private message; what has become of that. */
  VisibleMessage picks(VisibleMessage at, String value) {
    me.picks(at, at.menus().get(0).customId(), value);
    await("an answer").atMost(PATIENCE).until(() -> !again(at).equals(at));
    club.quiet();
    return again(at);
  }

  /** Becomes somebody who is to act, and is led to where; empty once nobody is. */
  Optional<VisibleMessage> turns() {
    await("someone to act, or an end").atMost(PATIENCE).until(() -> isOver() || isToAct());
    return isOver() ? Optional.empty() : Optional.of(asked());
  }

  /**
   * Becomes whoever the page shows to be next; whether that person is asked indeed. The page hears
   * of a turn a moment after the room has it, and may still show whoever has just played.
   */
  private boolean isToAct() {
    Locator acting = screen.find("[data-person]:has(.acts .long:text-is('to move'))");
    // Read at once: whoever has played may be gone from the list before the next is asked for.
    List<String> shown = names(acting);
    // What was chosen in secret can be changed, and whoever has chosen is called as before.
    Optional<String> next =
        shown.stream().filter(name -> shown.size() == 1 || !name.equals(me.name())).findFirst();
    next.ifPresent(this::becomes);
    return next.isPresent() && isAsked();
  }

  /** A prompt may stand for a moment longer, where the board calls somebody else by now. */
  private boolean isAsked() {
    VisibleMessage board = newest(false);
    return !callsOthers(board) && (prompt().isPresent() || canAct(board));
  }

  /** Whether the first line of a board calls people, of whom this is none. */
  private boolean callsOthers(VisibleMessage board) {
    String first = board.text().lines().findFirst().orElse("");
    return first.contains("<@") && !first.contains(me.mention());
  }

  private static List<String> names(Locator people) {
    List<?> names =
        (List<?>) people.evaluateAll("(all) => all.map((person) => person.dataset.person)");
    return names.stream().map(String::valueOf).toList();
  }

  private static boolean canAct(VisibleMessage message) {
    return main(message).isPresent() || !choices(message).isEmpty();
  }

  private void becomes(String name) {
    screen.find("[data-person='" + name + "']").click();
    assertThat(screen.find("[data-person='" + name + "']")).hasAttribute("aria-pressed", "true");
    me = club.room.person(name);
  }

  /** Becomes somebody who is to act, and asks in the channel what there is to choose. */
  VisibleMessage next(String name) {
    becomes(name);
    board();
    club.says(me, "/next");
    club.quiet();
    VisibleMessage asked = newest(true);
    return choices(asked).isEmpty() ? presses(asked, main(asked).orElseThrow()) : asked;
  }

  /** Gives a command in the channel; the private message that answers. */
  VisibleMessage commands(String command) {
    Optional<VisibleMessage> before = newestOf(true);
    me.types(place, command);
    await("an answer")
        .atMost(PATIENCE)
        .until(
            () ->
                !newestOf(true).equals(before)
                    && newestOf(true).filter(answer -> !answer.thinking()).isPresent());
    club.quiet();
    return newest(true);
  }

  /** The buttons of a puzzle by which it is answered, or which lead there. */
  static List<Button> puzzleChoices(VisibleMessage puzzle) {
    return puzzle.buttons().stream()
        .filter(button -> Stream.of("~c~", "~p~", "~g~").anyMatch(button.customId()::contains))
        .toList();
  }

  /** Whether the game is over. */
  boolean isOver() {
    return !buttons(newest(false), ":rematch:").isEmpty();
  }

  /** The message that asks this person to act: in private, or else for all to see. */
  private VisibleMessage asked() {
    return prompt().orElseGet(() -> newest(false));
  }

  private Optional<VisibleMessage> prompt() {
    return me.seesLast(me.direct()).filter(PhoneUser::canAct);
  }

  private VisibleMessage newest(boolean ephemeral) {
    return newestOf(ephemeral).orElseThrow();
  }

  private Optional<VisibleMessage> newestOf(boolean ephemeral) {
    return me.sees(place).stream()
        .filter(seen -> seen.ephemeral() == ephemeral)
        .max(Comparator.comparing(VisibleMessage::id));
  }

  /** Who plays just now. */
  long person() {
    return me.id();
  }

  Screen screen() {
    return screen;
  }

  /** The button of a board that leads to choices. */
  static Optional<Button> main(VisibleMessage board) {
    return buttons(board, ":move:").stream().findFirst();
  }

  /** The buttons that choose or do something of what may be done. */
  static List<Button> choices(VisibleMessage message) {
    return Stream.concat(buttons(message, ":choose:").stream(), buttons(message, ":play:").stream())
        .toList();
  }

  /** Whether a step of the way through the choices can be gone back. */
  static boolean isUnderWay(VisibleMessage message) {
    return message.buttons().stream().anyMatch(button -> button.label().equals("\u2190 Back"));
  }

  static List<Button> buttons(VisibleMessage message, String verb) {
    return message.buttons().stream().filter(b -> b.customId().contains(verb)).toList();
  }

  /** Presses a button; the private message that answers, or what has become of the same. */
  VisibleMessage presses(VisibleMessage at, Button button) {
    Optional<VisibleMessage> before = answer(at);
    long answers = requests.answers();
    touches(at, button);
    // An answer may be put off before it is given.
    await("an answer")
        .atMost(PATIENCE)
        .until(
            () ->
                !answer(at).equals(before)
                    && answer(at).filter(answer -> !answer.text().isEmpty()).isPresent());
    await("its entry").atMost(PATIENCE).until(() -> requests.answers() > answers);
    club.quiet();
    VisibleMessage answer = answer(at).orElseThrow();
    diary.add("%s [%s] %d".formatted(me.name(), button.label(), requests.size()));
    answer.text().lines().map(line -> "    " + line).forEach(diary::add);
    diary.add("    " + answer.buttons().stream().map(Button::label).toList());
    return answer;
  }

  /**
   * Touches a control where it can be touched: nothing may lie above it. The page hears what it
   * hears of a thumb, but need not draw a pointer's way there, which spares a tenth of a test.
   */
  private void touches(VisibleMessage at, Button button) {
    Object trouble =
        screen.evaluates(
            """
            async ({ id, control, toCome }) => {
              const found = () => [...document
                .querySelectorAll(`.message[data-message='${id}'] [data-control]`)]
                .find((each) => each.dataset.control === control);
              const above = (each) => {
                each.scrollIntoViewIfNeeded();
                const box = each.getBoundingClientRect();
                return document.elementFromPoint(
                  box.left + box.width / 2, box.top + box.height / 2);
              };
              const mayBeTouched = (each) =>
                each && !each.disabled && each.contains(above(each));
              const end = performance.now() + toCome;
              while (!mayBeTouched(found()) && performance.now() < end) {
                await new Promise((done) => requestAnimationFrame(done));
              }
              const button = found();
              if (!mayBeTouched(button)) {
                return button ? above(button)?.outerHTML ?? "outside of the page" : "missing";
              }
              const hears = (what) => button.dispatchEvent(
                new PointerEvent(what, { bubbles: true, button: 0, pointerType: "touch" }));
              hears("pointerdown");
              button.focus({ preventScroll: true });
              hears("pointerup");
              button.click();
              return "";
            }
            """,
            Map.of(
                "id",
                Long.toString(at.id()),
                "control",
                button.customId(),
                "toCome",
                MILLIS_TO_COME));
    assertEquals("", trouble, "what lies above " + button.label());
  }

  /** What answers a press: what has become of one's own message, or else a new private one. */
  private Optional<VisibleMessage> answer(VisibleMessage at) {
    if (at.ephemeral()) {
      return Optional.of(again(at));
    }
    return isDirect(at) ? Optional.of(below(at).orElseGet(() -> again(at))) : newestOf(true);
  }

  /** What answers in direct messages where the message that was pressed does not ask by itself. */
  private Optional<VisibleMessage> below(VisibleMessage at) {
    return me.seesLast(me.direct()).filter(last -> last.ephemeral() && last.id() > at.id());
  }

  private boolean isDirect(VisibleMessage at) {
    return me.sees(me.direct()).stream().anyMatch(seen -> seen.id() == at.id());
  }

  private VisibleMessage again(VisibleMessage at) {
    return Stream.concat(me.sees(place).stream(), me.sees(me.direct()).stream())
        .filter(seen -> seen.id() == at.id())
        .findFirst()
        .orElse(at);
  }

  private Locator message(VisibleMessage at) {
    return screen.find(LAST.formatted(at.id()));
  }

  /** Looks at something on every telephone, first on that which this is; it becomes the last. */
  void onEveryTelephone(Consumer<WindowSize> look) {
    List<WindowSize> telephones = new ArrayList<>(WindowSize.TELEPHONES);
    if (screen.size().equals(WindowSize.TELEPHONE)) {
      Collections.reverse(telephones);
    }
    for (WindowSize telephone : telephones) {
      screen.resizes(telephone);
      look.accept(telephone);
    }
  }

  /**
   * What of a message's picture and of these buttons is not to be seen at once, with the message
   * where the page has brought it. Where processors are short it may still be on its way there.
   */
  List<String> hidden(VisibleMessage at, List<Button> buttons) {
    List<String> ids = new ArrayList<>(buttons.stream().map(Button::customId).toList());
    Object found =
        screen.evaluates(
            """
            async ({ id, controls, toCome }) => {
              const hiddenNow = async () => {
                const message = document.querySelector(`.message[data-message='${id}']`);
                const pictures = [...(message?.querySelectorAll("img") ?? [])];
                await Promise.all(pictures.filter((each) => !each.complete)
                  .map((each) => each.decode().catch(() => {})));
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                const seen = document.querySelector(".timeline")?.getBoundingClientRect();
                if (!seen) {
                  return ["timeline"];
                }
                const there = [...(message?.querySelectorAll("[data-control]") ?? [])];
                const missing = controls.filter(
                  (control) => there.every((each) => each.dataset.control !== control));
                const outside = pictures
                  .concat(there.filter((each) => controls.includes(each.dataset.control)))
                  .map((each) => [each, each.getBoundingClientRect()])
                  .filter(([, box]) => box.top < seen.top - 1 || box.bottom > seen.bottom + 1)
                  .map(([each, box]) => `${each.alt ? "picture" : each.textContent} `
                    + `${Math.round(box.top)}..${Math.round(box.bottom)} of `
                    + `${Math.round(seen.top)}..${Math.round(seen.bottom)}`);
                return [...(message ? [] : ["message"]), ...missing, ...outside];
              };
              const end = performance.now() + toCome;
              let hidden = await hiddenNow();
              while (hidden.length > 0 && performance.now() < end) {
                hidden = await hiddenNow();
              }
              return hidden;
            }
            """,
            Map.of("id", Long.toString(at.id()), "controls", ids, "toCome", MILLIS_TO_COME));
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  /** How many lines the words of a message take, as the page breaks them. */
  int lines(VisibleMessage at) {
    message(at).waitFor();
    return (int)
        screen.evaluates(
            """
            (id) => {
              const message = document.querySelector(`.message[data-message='${id}']`);
              const middles = [];
              for (const text of message.querySelectorAll(".text")) {
                const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
                while (words.nextNode()) {
                  const range = document.createRange();
                  range.selectNode(words.currentNode);
                  for (const box of range.getClientRects()) {
                    middles.push(box.top + box.height / 2);
                  }
                }
              }
              middles.sort((one, other) => one - other);
              return middles.filter((middle, i) => i === 0 || middle - middles[i - 1] > 8).length;
            }
            """,
            Long.toString(at.id()));
  }

  /** Gives the game up, by buttons, and so does whoever must agree. */
  void givesUp() {
    VisibleMessage more = presses(board(), button(board(), ":more:"));
    VisibleMessage sure = presses(more, button(more, ":resign:"));
    presses(sure, button(sure, ":resign:"));
    for (Person person : club.room.people()) {
      if (!isOver() && !buttons(newest(false), ":resign:").isEmpty()) {
        screen.becomes(person.name());
        me = person;
        presses(board(), button(board(), ":resign:"));
      }
    }
  }

  /** The last message of a game that is over, on the screen. */
  VisibleMessage end() {
    await("an end").atMost(PATIENCE).until(this::isOver);
    return board();
  }

  /** Whether the first words of a message are on the screen, where the page has brought it. */
  boolean beginsOnScreen(VisibleMessage at) {
    return (boolean)
        screen.evaluates(
            """
            (id) => {
              const words = document.querySelector(`.message[data-message='${id}'] .text`);
              const style = getComputedStyle(words);
              const leading = parseFloat(style.lineHeight) - parseFloat(style.fontSize);
              const seen = document.querySelector(".timeline").getBoundingClientRect();
              // Letters begin below the upper half of the leading.
              return words.getBoundingClientRect().top + leading / 2 >= seen.top;
            }
            """,
            Long.toString(at.id()));
  }

  /** The board that all can see, on the screen. */
  VisibleMessage board() {
    if (!screen.find("h1").textContent().equals(club.games.name())) {
      screen.clicks("Places");
      screen.goesTo(club.games.name());
    }
    return newest(false);
  }

  private static Button button(VisibleMessage message, String verb) {
    return buttons(message, verb).get(0);
  }

  /** Writes down what was pressed and answered, and draws the end or what the screen shows now. */
  void keeps(Path folder) throws IOException {
    if (isOver()) {
      board();
    }
    Files.createDirectories(folder);
    Files.write(folder.resolve("diary.txt"), diary);
    screen.photographs(folder.resolve("last.png"));
  }

  @Override
  public void close() {
    requests.close();
  }
}
