package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Matches;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/** What is stored of a game is enough to play it again, anywhere. */
@ForFewTrials
record RecordTest(Trial trial) {
  private static final int MOMENTS = 8;

  @Test
  void aRecordIsWrittenAndReadAndWrittenTheSame() {
    trial.once(
        played -> {
          GameRecord record = lastMatch().record();
          assertEquals(record, GameRecord.parse(record.text()));
          assertEquals(record.text(), GameRecord.parse(record.text()).text());
        });
  }

  @Test
  void aRecordReplaysToTheSameMatch() {
    trial.once(
        played -> {
          Match match = lastMatch();
          Match replayed = Match.replay(trial.game(), match.record());
          assertEquals(match.record(), replayed.record());
          Texts.assertSame(Matches.seen(match), Matches.seen(replayed), "replayed");
        });
  }

  private Match lastMatch() {
    List<Match> matches = trial.matches();
    return matches.get(matches.size() - 1);
  }

  @Test
  void aMatchShowsWhatThePlaythroughShows() {
    List<Match> matches = trial.matches();
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .viewers()
                .forEach(
                    viewer ->
                        Texts.assertSame(
                            Texts.of(moment.state().view(viewer)),
                            Texts.of(matches.get(moment.entry()).view(viewer)),
                            viewer)));
  }

  /** In Turkish the capital of i is not I, in Egypt numbers have digits of their own. */
  @ParameterizedTest
  @CsvSource({"tr-TR,Asia/Kathmandu", "ar-EG,Pacific/Apia"})
  void everythingIsTheSameInAnotherLanguageAndTimeZone(String language, String zone) {
    Locale localeHere = Locale.getDefault();
    TimeZone zoneHere = TimeZone.getDefault();
    String here = trial.shared(List.of("answers"), () -> Texts.answers(trial, MOMENTS));
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      TimeZone.setDefault(TimeZone.getTimeZone(zone));
      String there = Texts.answers(trial.again(), MOMENTS);
      trial.once(played -> Texts.assertSame(here, there, language));
    } finally {
      Locale.setDefault(localeHere);
      TimeZone.setDefault(zoneHere);
    }
  }
}
