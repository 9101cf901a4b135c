package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.trial.AllActions;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.playthrough.Ply;
import rookery.engine.reading.ActionReader;
import rookery.engine.text.GameLogLine;

/**
 * Nobody is told what the game hides: whatever a person sees, reads and is answered is the same in
 * every world that, by the game's own word, looks the same to that person. What these properties
 * cannot find because a game's worlds all share it, {@link SecretChoiceTest} and {@link
 * HiddenThingsTest} are there for.
 */
@ForFewTrials
record SecrecyTest(Trial trial) {
  private static final int MOMENTS = 20;
  private static final int FEW = 6;
  private static final int BRANCHES = 12;
  private static final int STEPS = 8;
  private static final int TYPED = 20;

  /** Looks at what is true and at another world that looks the same to the viewer. */
  private interface Property {
    void check(TrialMoment moment, Viewer viewer, State other, RandomGenerator random);
  }

  private void everyWorld(int moments, Property property) {
    trial.sometimes(
        moments,
        moment -> {
          for (Viewer viewer : moment.viewers()) {
            State other =
                trial.shared(
                    List.of(moment.entry(), viewer),
                    () -> moment.state().resample(viewer, moment.random()));
            if (other != moment.state()) {
              property.check(moment, viewer, other, trial.random(-1 - moment.entry()));
            }
          }
        });
  }

  @Test
  void everyWorldThatLooksTheSameGivesTheSameView() {
    everyWorld(
        MOMENTS,
        (moment, viewer, other, random) ->
            Texts.assertSame(
                Texts.of(moment.view(viewer)),
                Texts.of(other.view(viewer)),
                "what %s sees".formatted(viewer)));
  }

  @Test
  void viewsThatAreWrittenTheSameAreEqual() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> assertEquals(moment.view(viewer), other.view(viewer)));
  }

  @Test
  void spectatorsKnowNothingThatASeatDoesNot() {
    everyWorld(
        MOMENTS,
        (moment, viewer, other, random) ->
            Texts.assertSame(
                Texts.of(moment.view(Viewer.SPECTATOR)),
                Texts.of(other.view(Viewer.SPECTATOR)),
                "what spectators see in a world of " + viewer));
  }

  @Test
  void whatAPersonIsWarnedOfIsTheSameInEveryWorld() {
    everyWorld(
        MOMENTS,
        (moment, viewer, other, random) -> {
          assertEquals(moment.state().why(), other.why(), "a check");
          for (Seat seat : viewer.seat().stream().toList()) {
            assertEquals(moment.state().threat(seat), other.threat(seat), seat.id());
            assertEquals(moment.state().danger(seat), other.danger(seat), seat.id());
          }
        });
  }

  @Test
  void whatIsAskedBeforeAnActionIsTheSameInEveryWorld() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> {
          for (Seat seat : viewer.seat().stream().toList()) {
            assertEquals(warned(moment.state(), seat), warned(other, seat), seat.id());
          }
        });
  }

  /** What those actions are lost by that ask, and whether they could be taken back. */
  private static Map<String, String> warned(State state, Seat seat) {
    Map<String, String> warned = new TreeMap<>();
    for (Action action : state.legal(seat)) {
      if (action.asks().isPresent()) {
        PlayOutcome played = state.played(seat, action);
        boolean ends = played.next().result().isPresent();
        String finality = "%s %s".formatted(played.news().reveals() || ends, action.warning());
        warned.put(action.text(), finality);
      }
    }
    return warned;
  }

  @Test
  void whatButtonsSayIsTheSameInEveryWorld() {
    everyWorld(
        MOMENTS,
        (moment, viewer, other, random) -> {
          for (Seat seat : moment.seats()) {
            assertEquals(moment.state().duty(seat), other.duty(seat));
          }
          viewer
              .seat()
              .ifPresent(seat -> assertEquals(asked(moment.state(), seat), asked(other, seat)));
        });
  }

  private static Map<String, String> asked(State state, Seat seat) {
    Map<String, String> asked = new TreeMap<>();
    state.legal(seat).forEach(action -> asked.put(action.text(), action.asks().orElse("")));
    state.usual(seat).forEach((name, action) -> asked.put(name, action.text()));
    return asked;
  }

  @Test
  void whatChoicesSayAndHowTheyAreDrawnIsTheSameInEveryWorld() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) ->
            viewer
                .seat()
                .ifPresent(
                    seat -> assertEquals(choices(moment.state(), seat), choices(other, seat))));
  }

  private static List<List<Object>> choices(State state, Seat seat) {
    return state.legal(seat).stream()
        .map(action -> List.<Object>of(action.path(), action.captures(), action.marks()))
        .toList();
  }

  @Test
  void otherNamesOfActionsAreTheSameInEveryWorld() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) ->
            viewer
                .seat()
                .ifPresent(
                    seat ->
                        assertEquals(
                            new TreeMap<>(moment.state().aliases(seat)),
                            new TreeMap<>(other.aliases(seat)))));
  }

  @Test
  void whateverAPersonTypesIsAnsweredTheSameInEveryWorld() {
    AllActions universe = AllActions.of(trial);
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> {
          for (Seat seat : viewer.seat().stream().toList()) {
            ActionReader here = ActionReader.of(moment.state(), seat);
            ActionReader there = ActionReader.of(other, seat);
            for (Action action : universe.some(TYPED, random)) {
              String typed = garbled(action.text(), random);
              assertEquals(here.read(typed), there.read(typed), () -> "the answer to " + typed);
              assertEquals(moment.state().refusal(seat, typed), other.refusal(seat, typed), typed);
            }
          }
        });
  }

  @Test
  void whateverAPersonSaysInWordsIsReadTheSameInEveryWorld() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> {
          for (Seat seat : viewer.seat().stream().toList()) {
            ActionReader here = ActionReader.of(moment.state(), seat);
            ActionReader there = ActionReader.of(other, seat);
            for (Action action : AllActions.some(2, moment.state().legal(seat), random)) {
              assertReadTheSame(here, there, Texts.labels(action));
              ActionNews news = moment.played(new Ply(seat, action)).news();
              news.line(viewer).ifPresent(line -> assertReadTheSame(here, there, line.plain()));
            }
          }
        });
  }

  private static void assertReadTheSame(ActionReader here, ActionReader there, String typed) {
    assertEquals(here.read(typed), there.read(typed), () -> "the answer to " + typed);
    for (int length = 0; length < typed.length(); length += 5) {
      String begun = typed.substring(0, length);
      assertEquals(
          here.complete(begun, TYPED),
          there.complete(begun, TYPED),
          () -> "what is offered after " + begun);
    }
  }

  /** The text itself, or part of it, or with something added. */
  private static String garbled(String text, RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0 -> text.substring(0, random.nextInt(text.length()));
      case 1 -> text + "=K";
      default -> text;
    };
  }

  @Test
  void whateverAPersonDoesWronglyIsRefusedTheSameInEveryWorld() {
    AllActions universe = AllActions.of(trial);
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> {
          for (Seat seat : viewer.seat().stream().toList()) {
            universe.some(TYPED, random).stream()
                .filter(action -> moment.state().find(seat, action.text()).isEmpty())
                .forEach(
                    action ->
                        assertEquals(
                            refusal(moment.state(), seat, action), refusal(other, seat, action)));
          }
        });
  }

  private static String refusal(State state, Seat seat, Action action) {
    return assertThrows(RuntimeException.class, () -> state.play(seat, action), action.text())
        .toString();
  }

  @Test
  void whatIsDoneTellsNoMoreThanWhatIsRevealed() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) ->
            new Lockstep(moment.state(), other, viewer, moment.seats()).branch(BRANCHES, random));
  }

  @Test
  void worldsThatLookTheSameStaySoUntilSomethingIsRevealed() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) ->
            new Lockstep(moment.state(), other, viewer, moment.seats()).walk(STEPS, random));
  }

  @Test
  void aGameThatIsStoppedShowsEverythingOrNothingNew() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> {
          View last = moment.state().viewAtEnd(viewer);
          if (!last.facts().entrySet().containsAll(moment.state().position().entrySet())) {
            Texts.assertSame(Texts.of(last), Texts.of(other.viewAtEnd(viewer)), viewer);
          }
        });
  }

  @Test
  void whatIsNotChosenInSecretIsToldToEverybody() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          Map<String, Ply> told = new HashMap<>();
          for (Ply ply : moment.legal()) {
            if (!ply.action().secret()) {
              String line = publicLine(moment.state(), ply);
              Ply same = told.put(line + "/" + ply.seat(), ply);
              assertTrue(
                  same == null || !publicView(moment, same).equals(publicView(moment, ply)),
                  () -> "spectators can't tell %s from %s".formatted(ply, same));
            }
          }
        });
  }

  private static String publicLine(State state, Ply ply) {
    PlayOutcome played = state.played(ply.seat(), ply.action());
    return played
        .news()
        .line(Viewer.SPECTATOR)
        .map(GameLogLine::plain)
        .orElseThrow(() -> new AssertionError("spectators aren't told of " + ply));
  }

  private static String publicView(TrialMoment moment, Ply ply) {
    return Texts.of(moment.state().play(ply.seat(), ply.action()).view(Viewer.SPECTATOR));
  }

  @Test
  void aWorldThatLooksTheSameIsOneThatCanBePlayed() {
    everyWorld(
        FEW,
        (moment, viewer, other, random) -> {
          Dealer dealer = Dealer.of(random);
          State world = other;
          for (int step = 0; step < STEPS && world.result().isEmpty(); step++) {
            List<Ply> legal = Ply.legal(world, moment.seats());
            Ply ply = legal.get(random.nextInt(legal.size()));
            world = dealer.deal(world.play(ply.seat(), ply.action()));
          }
          assertEquals(viewer, world.view(viewer).viewer());
        });
  }
}
