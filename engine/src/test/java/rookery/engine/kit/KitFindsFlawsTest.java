package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.engine.Game;
import rookery.engine.kit.toy.Flaw;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.kit.trial.Trial;

/**
 * The kit finds what it is there to find: each flaw put into a sound toy game fails a property that
 * the sound game passes.
 */
class KitFindsFlawsTest {
  private static final int SEEDS = 12;

  /** A property of the kit that the flaw must fail. */
  private static Consumer<Trial> property(Flaw flaw) {
    return switch (flaw) {
      case FACTS_SHOW_BIDS,
          STATUS_NAMES_THE_NEXT_CARD,
          PICTURE_SHOWS_THE_NEXT_CARD,
          PASSING_DEPENDS_ON_THE_OTHER_BID,
          MARKS_OF_A_CHOICE_SHOW_THE_OTHER_BID,
          WORLDS_CHANGE_THE_OWN_HAND,
          HOLDER_OF_THE_BEST_CARD_IS_NOT_AWAITED ->
          trial -> new SecrecyTest(trial).everyWorldThatLooksTheSameGivesTheSameView();
      case SHOWS_BIDS_WHEN_STOPPED ->
          trial -> new SecrecyTest(trial).aGameThatIsStoppedShowsEverythingOrNothingNew();
      case SPECTATORS_SEE_HANDS ->
          trial -> new SecrecyTest(trial).spectatorsKnowNothingThatASeatDoesNot();
      case ALT_COUNTS_BIDS -> trial -> new SecretChoiceTest(trial).choosingAnewShowsNothing();
      case LOG_TELLS_A_STEP_IN_THE_FOG ->
          trial ->
              new SecretChoiceTest(trial)
                  .choicesThatLookTheSameToSomebodyAreToldThatPersonInTheSameWords();
      case LOG_NAMES_THE_CARD ->
          trial -> new SecretChoiceTest(trial).theLogIsTheSameForEveryChoice();
      case LOG_TELLS_OF_A_SECOND_BID ->
          trial -> new SecretChoiceTest(trial).choosingAnewShowsNothing();
      case LOG_NAMES_THE_CARD_PASSED_ON, PASSING_REVEALS_HIGH_BIDS_ONLY ->
          trial -> new SecrecyTest(trial).whatIsDoneTellsNoMoreThanWhatIsRevealed();
      case LOG_IS_SILENT_ABOUT_PASSING, CHOICE_IS_NOT_SECRET ->
          trial -> new SecrecyTest(trial).whatIsNotChosenInSecretIsToldToEverybody();
      case ANSWER_NAMES_THE_HOLDER ->
          trial -> new SecrecyTest(trial).whateverAPersonTypesIsAnsweredTheSameInEveryWorld();
      case EXCEPTION_NAMES_THE_HOLDER ->
          trial -> new SecrecyTest(trial).whateverAPersonDoesWronglyIsRefusedTheSameInEveryWorld();
      case ALIAS_TELLS_WHO_IS_AHEAD ->
          trial -> new SecrecyTest(trial).otherNamesOfActionsAreTheSameInEveryWorld();
      case ALIAS_OF_WHAT_IS_NOT_LEGAL ->
          trial -> new NotationTest(trial).otherNamesAreNamesOfLegalActions();
      case WORLDS_KEEP_SECRETS ->
          trial ->
              new HiddenThingsTest(new HiddenThings(trial.game()))
                  .whatIsHiddenVariesFromWorldToWorld();
      case TASK_FOR_EVERYBODY -> trial -> new ViewTest(trial).justThoseWhoMayActAreGivenATask();
      case STATUS_WITH_MARKUP -> trial -> new ViewTest(trial).wordsAreShortAndPlain();
      case STATUS_CALLS_A_SEAT_BY_ITS_TITLE,
          STATUS_IS_TWO_SENTENCES_IN_ONE,
          STATUS_BEGINS_WITH_A_SMALL_LETTER,
          TASK_HAS_NO_FULL_STOP,
          TASK_SAYS_A_WORD_TWICE ->
          trial -> new SentencesTest(trial).whatAViewSaysIsMadeOfSentences();
      case LOG_LEAVES_A_PLACE_EMPTY -> trial -> new SentencesTest(trial).theLogIsMadeOfSentences();
      case AWAITS_THE_IDLE -> trial -> new WinningPaceTest(trial).thoseAwaitedMayAct();
      case LEGAL_AFTER_THE_END ->
          trial -> new WinningPaceTest(trial).thoseWhoMayNotActHaveNoLegalAction();
      case UNSORTED, TWICE_THE_SAME ->
          trial -> new WinningPaceTest(trial).legalActionsAreSortedByTextWithoutRepetition();
      case REFUSES_WHAT_IS_LEGAL -> trial -> new SoundnessTest(trial).everyLegalActionPlays();
      case PLAYS_WHAT_IS_NOT_LEGAL ->
          trial -> new SoundnessTest(trial).whatIsNotLegalIsRefusedAndChangesNothing();
      case ENDS_FOR_NO_KNOWN_REASON ->
          trial -> new WinningPaceTest(trial).aGameEndsForOneOfItsOwnReasons();
      case NEVER_THE_SAME_ANSWER ->
          trial -> new PurityTest(trial).theSameActionLeadsToTheSameState();
      case SPEAKS_THE_LOCAL_LANGUAGE ->
          trial ->
              new RecordTest(trial)
                  .everythingIsTheSameInAnotherLanguageAndTimeZone("tr-TR", "Asia/Kathmandu");
      case COUNTS_IN_LOCAL_DIGITS ->
          trial ->
              new RecordTest(trial)
                  .everythingIsTheSameInAnotherLanguageAndTimeZone("ar-EG", "Pacific/Apia");
      case LISTS_ARE_ITS_OWN ->
          trial -> new PurityTest(trial).whatAStateHandsOutCannotBeUsedToChangeIt();
      case TWO_WAYS_END_AT_ONE_PLACE ->
          trial -> new MenuTest(trial).noTwoActionsAreReachedByTheSameSteps();
      case ONE_WAY_PASSES_THROUGH_ANOTHER ->
          trial -> new MenuTest(trial).noActionLiesOnTheWayToAnother();
      case ONE_PLACE_ASKS_TWO_QUESTIONS ->
          trial -> new MenuTest(trial).atEachPlaceOneQuestionIsAskedAndEachAnswerHasOneLabel();
      case TOO_LONG_A_WAY -> trial -> new MenuTest(trial).theStepsFitIntoWhatAButtonCanRemember();
      case TEXT_DEPENDS_ON_THE_MOMENT ->
          trial -> new NotationTest(trial).equalTextsAreEqualActionsAtEveryMoment();
      case CASE_TELLS_ACTIONS_APART ->
          trial -> new NotationTest(trial).anyCaseIsReadAsThatActionOrAsOneOfSeveral();
    };
  }

  private static Stream<Trial> trials(Game game, Path failures) {
    return LongStream.range(0, SEEDS)
        .mapToObj(seed -> new Trial(game, OptionSets.defaults(game), seed, failures));
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void everyFlawIsFound(Flaw flaw, @TempDir Path failures) {
    Consumer<Trial> property = property(flaw);
    AssertionError found =
        assertThrows(AssertionError.class, () -> trials(flaw.game(), failures).forEach(property));
    assertTrue(isFinding(found), () -> "found by accident: " + found);
  }

  /** Whether a property says so, or the flawed game refuses what it calls legal. */
  private static boolean isFinding(AssertionError found) {
    Throwable cause = found.getCause();
    return cause == null
        || cause instanceof AssertionError
        || cause instanceof IllegalArgumentException;
  }
}
