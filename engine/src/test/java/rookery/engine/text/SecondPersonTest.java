package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;

/** What is said of the person who reads it. */
class SecondPersonTest {
  private static final Seat ADA = TwoColourSeats.WHITE;
  private static final Seat BEN = TwoColourSeats.BLACK;

  /** Ada reads it. */
  private static final SentenceReader READER =
      new SentenceReader() {
        @Override
        public String seat(Named seat) {
          return "Ben";
        }

        @Override
        public boolean addresses(Named seat) {
          return seat.equals(ADA);
        }
      };

  private static void assertRead(String expected, Sentence sentence) {
    assertEquals(expected, READER.read(sentence));
  }

  @Test
  void whoeverReadsItIsYou() {
    assertRead("You predicted it.", Sentence.of("%s predicted it.", ADA));
    assertRead("Ben predicted it.", Sentence.of("%s predicted it.", BEN));
    assertRead(
        "The rook can be captured by you.", Sentence.of("The rook can be captured by %s.", ADA));
  }

  @Test
  void theVerbGoesWithIt() {
    assertRead("You have 5 cards.", Sentence.of("%s has 5 cards.", ADA));
    assertRead("You still have 2 cards.", Sentence.of("%s still has 2 cards.", ADA));
    assertRead("You can't capture it.", Sentence.of("%s can't capture it.", ADA));
    assertRead("If you pass too, it's a draw.", Sentence.of("If %s passes too, it's a draw.", ADA));
    assertRead("Ben moves, you predict.", Sentence.of("%s moves, %s predicts.", BEN, ADA));
  }

  @Test
  void whatIsTheirsIsYours() {
    assertRead("Your rook is stuck.", Sentence.of("%s's rook is stuck.", ADA));
    assertRead("Ben guessed your checker 5.", Sentence.of("%s guessed %s's checker 5.", BEN, ADA));
    assertRead(
        "It took one of yours, and left.", Sentence.of("It took one of %s's, and left.", ADA));
  }

  @Test
  void aTeamIsYouForEachOfItsPlayers() {
    Team white = new Team("White", List.of(BEN, ADA));
    Team black = new Team("Black", List.of(BEN));
    assertRead("It costs you a piece.", Sentence.of("It costs %s a piece.", white));
    assertRead("On your side you lose.", Sentence.of("On %s's side %s loses.", white, white));
    assertRead("Black loses a piece.", Sentence.of("%s loses a piece.", black));
  }

  @Test
  void partnersAreNamedBesideYou() {
    assertRead("It was won by you and Ben.", Sentence.of("It was won by %s.", List.of(ADA, BEN)));
  }

  @Test
  void youComeFirst() {
    assertRead("You and Ben agree.", Sentence.of("%s agree.", List.of(BEN, ADA)));
    assertRead("It was won by you and Ben.", Sentence.of("It was won by %s.", List.of(BEN, ADA)));
  }

  @Test
  void aPartOfASentenceBeginsWithNoCapital() {
    Sentence rook = Sentence.of("%s's rook", ADA);
    assertRead("Then your rook is stuck.", Sentence.of("Then %s is stuck.", rook));
    assertRead("Your rook is stuck.", Sentence.of("%s is stuck.", rook));
    assertRead(
        "Your rook and your rook are stuck.", Sentence.of("%s are stuck.", List.of(rook, rook)));
  }
}
