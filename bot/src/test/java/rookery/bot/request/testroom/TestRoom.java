package rookery.bot.request.testroom;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.post.Attachment;
import rookery.bot.post.ControlId;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/**
 * Four friends, and one who may join them, round the tables of a hall. They type, press and read as
 * people in Discord do, but without a wire: what they ask for is done and told before the call
 * returns.
 */
public final class TestRoom {
  private static final Pattern OPTION = Pattern.compile("(?:^| )([a-z]+\\d?):");

  public final TableLocation games = InMemoryChannel.GAMES;
  public final Friend ada = new Friend(this, new Person("101", "Ada"));
  public final Friend ben = new Friend(this, new Person("102", "Ben"));
  public final Friend cleo = new Friend(this, new Person("103", "Cleo"));
  public final Friend dan = new Friend(this, new Person("104", "Dan"));
  public final Friend eve = new Friend(this, new Person("105", "Eve"));
  private final Map<Person, List<Object>> answers = new TreeMap<>();
  private InMemoryChannel hall;
  private int read;

  public TestRoom() {
    this(new RequestRandomSource(new SplittableRandom(1)));
  }

  /** A parlour where chance is known beforehand. */
  public TestRoom(RequestRandomSource chance) {
    hall = new InMemoryChannel(chance);
  }

  public List<Friend> friends() {
    return List.of(ada, ben, cleo, dan, eve);
  }

  /** The friend of that name. */
  public Friend friend(String name) {
    return friends().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
  }

  public ImmediateOutbox mail() {
    return hall.mail;
  }

  /** The bot is started anew. */
  public void restart() {
    hall = hall.restarted();
  }

  /** Lets so much time pass, and whatever becomes due happen when it does. */
  public void waits(Duration time) {
    hall.waits(time);
  }

  /** The deals of the days. */
  public MemoryDeals deals() {
    return hall.tables.deals();
  }

  /** What people wish for. */
  public PreferenceStore wishes() {
    return hall.wishes();
  }

  /** Opens a table where the host sits first, then the named guests, who all come. */
  public void opens(Friend host, String game, List<Friend> guests) {
    Map<String, String> words = options("game:" + game);
    words.put("seats", "named");
    ask(host, typed(host, games, "play", words, guests));
    guests.forEach(guest -> guest.presses(seen("At the table"), "Join"));
    assertTrue(publicly().get(publicly().size() - 1).post().picture().isPresent());
  }

  /** Opens a table of Split-Brain where Ada and Ben, as White, play Cleo and Dan. */
  public void splitBrain() {
    opens(ada, "split-brain", List.of(ben, cleo, dan));
  }

  /** What a command answers. */
  public String says(Friend person, String command) {
    return person.types(games, command).message().text();
  }

  /** Types an action, which must be accepted and answered with what came of it. */
  public void plays(Friend person, String action) {
    assertOutcome(person.types(games, "/move action:" + action).message());
  }

  /** An answer tells what came of an accepted action, and shows it. */
  public static void assertOutcome(VisibleMessage answer) {
    assertTrue(isOutcome(answer), answer.text());
  }

  /**
   * Whether an answer tells what came of an accepted action: a line of the log and a picture. A
   * refusal has no picture, unless it is shown that it is somebody else's turn.
   */
  public static boolean isOutcome(VisibleMessage answer) {
    return !answer.text().startsWith("It's ")
        && !answer.text().startsWith("The game has moved on")
        && (answer.post().picture().isPresent() || leadsOn(answer));
  }

  /** Whether somebody who goes on is told that the next choices are at the new board. */
  private static boolean leadsOn(VisibleMessage answer) {
    return answer.text().endsWith("Continue on the new board below.");
  }

  /** Every message of the channel and its threads that everybody sees, oldest first. */
  public List<VisibleMessage> publicly() {
    return at(this::isPublic);
  }

  public boolean isPublic(MessageAddress address) {
    return address.equals(new MessageAddress.Channel(games.channel()))
        || address instanceof MessageAddress.InThread thread
            && thread.channel().equals(games.channel());
  }

  public List<VisibleMessage> at(Predicate<MessageAddress> where) {
    return hall.mail.at(where).stream().map(letter -> VisibleMessage.of(this, letter)).toList();
  }

  /** The newest message in the channel, which holds that text. */
  public VisibleMessage seen(String text) {
    return holding(text, publicly());
  }

  /** The newest direct message of a person, which holds that text. */
  public VisibleMessage prompt(Friend person, String text) {
    return holding(text, person.dm());
  }

  private static VisibleMessage holding(String text, List<VisibleMessage> messages) {
    assertTrue(!messages.isEmpty(), "no message");
    VisibleMessage last = messages.get(messages.size() - 1);
    assertTrue(last.text().contains(text), () -> text + " isn't in: " + last.text());
    return last;
  }

  /** What a message has become once the bot has changed it after somebody pressed or picked. */
  public VisibleMessage changed(VisibleMessage before, TestRequest asked) {
    return before
        .message()
        .map(letter -> VisibleMessage.of(this, hall.mail.message(letter.id())))
        .orElseGet(asked::message);
  }

  /** Chooses something; {@code Knight c1} also by the button {@code N c1}. */
  public VisibleMessage picks(Friend person, VisibleMessage at, String choice) {
    return changed(at, person.chooses(at, choice));
  }

  /** Goes through the choices in a person's own message, and confirms at their end if asked. */
  public VisibleMessage walks(Friend person, VisibleMessage menu, String... choices) {
    VisibleMessage at = menu;
    for (String choice : choices) {
      at = picks(person, at, choice);
    }
    VisibleMessage last = at;
    return VisibleControls.confirmation(at.post())
        .map(sure -> changed(last, ask(person, pressed(person, last, sure, ""))))
        .orElse(at);
  }

  /** The newest message in the channel, which calls that person to act or to answer. */
  public VisibleMessage turn(Friend person) {
    VisibleMessage last = publicly().get(publicly().size() - 1);
    String first = last.text().lines().findFirst().orElse("");
    assertTrue(first.matches("(<@\\d+>|, | and | or )+, .*"), first);
    assertTrue(first.contains(person.person().mention()), first);
    return last;
  }

  public Request typed(
      Friend who,
      TableLocation place,
      String command,
      Map<String, String> words,
      List<Friend> guests) {
    List<Guest> named = guests.stream().map(g -> new Guest(g.person(), true, false)).toList();
    Arguments given = new Arguments(Optional.empty(), "", words, named);
    return hall.request(
        who.person(), new RequestOrigin(place, Surface.COMMAND), "/" + command, given);
  }

  /** The options of a command as typed: {@code name:value} each. */
  public static Map<String, String> options(String typed) {
    Map<String, String> words = new HashMap<>();
    Matcher option = OPTION.matcher(typed);
    String name = "";
    int begun = 0;
    while (option.find()) {
      words.put(name, typed.substring(begun, option.start()));
      name = option.group(1);
      begun = option.end();
    }
    words.put(name, typed.substring(begun));
    words.remove("");
    return words;
  }

  public Request pressed(Friend who, VisibleMessage at, ControlId id, String picked) {
    return at.message()
        .map(letter -> hall.pressed(who.person(), letter.saying(at.post()), id, picked))
        .orElseGet(() -> hall.pressed(who.person(), privately(), id, picked));
  }

  /** Friends may all manage the channel of their tables. */
  private RequestOrigin privately() {
    ChannelRights rights = new ChannelRights(List.of(), true, false, Set.of(games.channel()));
    return new RequestOrigin(games, Surface.OWN_PRIVATE, Optional.empty(), rights);
  }

  /** The form that a button opens, filled in. */
  public TestRequest filled(Friend who, Request opening, String text) {
    InputForm form = hall.host.form(opening).orElseThrow().get();
    Arguments given =
        new Arguments(
            Optional.of(form.id().turn()),
            form.id().argument(),
            Map.of(form.fields().get(0).name(), text),
            List.of());
    return ask(
        who,
        new Request(
            opening.id() + "f",
            who.person(),
            new RequestOrigin(
                games, form.id().isOfOneMessage() ? Surface.OWN_PRIVATE : Surface.FORM),
            form.id().verb(),
            form.id().aboutTable(),
            given));
  }

  public TestRequest ask(Friend who, Request request) {
    PrivateAnswer told = hall.asks(request);
    boolean inPlace = request.where().on() == Surface.OWN_PROMPT && told.given.isPresent();
    if (inPlace) {
      hall.mail.reads(request.where().message().orElseThrow(), told.given.get());
    } else {
      List<Object> all = answers.computeIfAbsent(who.person(), person -> new ArrayList<>());
      told.given.or(() -> told.beside).ifPresent(all::add);
      told.cards.ifPresent(all::add);
      told.files.stream().map(TestRoom::read).forEach(all::add);
    }
    returnUndelivered();
    return new TestRequest(this, told, request);
  }

  /** A file by its name and all that is in it. */
  private static String read(Attachment file) {
    String content = new String(PrivateAnswer.content(file), StandardCharsets.ISO_8859_1);
    return file.name() + "\n" + file.alt() + "\n" + content;
  }

  /** What was sent to those who take no direct messages comes back. */
  private void returnUndelivered() {
    List<OutgoingMessage> letters = hall.mail.letters;
    for (; read < letters.size(); read++) {
      OutgoingMessage letter = letters.get(read);
      if (letter.address() instanceof MessageAddress.Direct to && isClosed(to.person())) {
        hall.consequences.undelivered(letter);
      }
    }
  }

  private boolean isClosed(Person person) {
    return friends().stream().anyMatch(one -> one.person().equals(person) && one.isClosed());
  }

  /** What somebody was answered in private, and what completed, in order. */
  public List<Object> answers(Friend person) {
    return answers.getOrDefault(person.person(), List.of());
  }

  /** What could be meant by what a person is typing into the last option of a command. */
  public List<String> completions(Friend who, String line) {
    Map<String, String> words = options(line);
    String option = line.replaceAll(".* (\\w+):.*", "$1");
    CompletionRequest typing =
        new CompletionRequest(who.person(), games, option, words.get(option), words);
    List<SelectableOption> found = hall.host.complete(line.substring(1).split(" ")[0], typing);
    answers.computeIfAbsent(who.person(), person -> new ArrayList<>()).add(found);
    return found.stream().map(SelectableOption::value).toList();
  }
}
