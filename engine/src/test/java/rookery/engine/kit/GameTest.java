package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;

/** What a game says of itself: names, options, seats and rules that people can be shown. */
@ParameterizedClass(name = "{0}")
@MethodSource("games")
record GameTest(String id) {
  private static final int LONGEST = 100;
  private static final int OPTIONS_OF_A_COMMAND = 20;
  private static final Set<String> ENOUGH_AS_IT_IS = Set.of("checkmate", "stalemate");

  static List<String> games() {
    return KitGames.all().stream().map(Game::id).toList();
  }

  private Game game() {
    return KitGames.find(id).orElseThrow();
  }

  @Test
  void itsIdIsAWordForCommandsAndFilesAndItsOwn() {
    assertTrue(id.matches("[a-z][a-z-]{1,30}[a-z]"), id);
    assertEquals(1, games().stream().filter(id::equals).count());
  }

  @Test
  void itsTitleAndSummaryFitIntoALine() {
    for (String words : List.of(game().title(), game().summary())) {
      assertFalse(words.isBlank());
      assertTrue(words.length() <= LONGEST, words);
      assertFalse(words.contains("\n"), words);
    }
  }

  @Test
  void itsOptionsCanBeTypedAndToldApart() {
    Set<String> names = new HashSet<>();
    for (OptionSpec spec : game().options()) {
      assertTrue(spec.name().matches("[a-z][a-z0-9-]{0,30}"), spec.name());
      assertTrue(names.add(spec.name()), spec.name());
      assertTrue(spec.description().length() <= LONGEST, spec.description());
      assertFalse(spec.description().isBlank(), spec.name());
      assertEquals(spec.values().size(), Set.copyOf(spec.values()).size(), spec.name());
      spec.values().forEach(v -> assertEquals(v.strip().toLowerCase(Locale.ROOT), v));
    }
    assertTrue(names.size() <= OPTIONS_OF_A_COMMAND);
  }

  @Test
  void everySetOfOptionsStartsAGameWithSeats() {
    for (Options options : OptionSets.of(game())) {
      List<Seat> seats = game().seats(options);
      assertFalse(seats.isEmpty());
      assertEquals(seats.size(), seats.stream().map(Seat::id).distinct().count());
      assertEquals(seats.size(), seats.stream().map(Seat::title).distinct().count());
      assertTrue(game().start(options).result().isEmpty(), options.toString());
    }
  }

  @Test
  void itsRulesVersionCountsFromOne() {
    assertTrue(game().rulesVersion() >= 1);
  }

  @Test
  void itsEndingsAreWords() {
    assertFalse(game().endings().isEmpty());
    game().endings().forEach(reason -> assertTrue(reason.matches("[a-z]+(-[a-z]+)*"), reason));
  }

  @Test
  void eachOfItsEndingsIsToldInWords() {
    for (String reason : game().endings()) {
      String told = game().ending(new Result.Draw(reason));
      assertTrue(
          ENOUGH_AS_IT_IS.contains(reason) || !told.equals(reason.replace('-', ' ')),
          "say in Game.ending why a game ends that ends for: " + reason);
    }
  }

  @Test
  void itsRulesHavePagesWithTitlesOfTheirOwn() {
    List<RulesPage> pages = game().rules();
    assertFalse(pages.isEmpty());
    assertEquals(pages.size(), pages.stream().map(RulesPage::title).distinct().count());
    pages.forEach(page -> assertTrue(page.title().length() <= LONGEST, page.title()));
  }
}
