package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.games.telepathy.cards.Coin;

/** TE-10: mate and stalemate are judged when a turn begins. */
class JudgingTest {
  @Test
  void te10ARemovalCanUndoMate() {
    DrawnTelepathy backRank =
        DrawnTelepathy.white(
            """
            ......k.
            .....ppp
            ........
            ........
            ........
            ........
            ........
            K...R...
            """);
    assertEquals("checkmate", backRank.play().turns("R e1e8").ending());
    PlayedTelepathy pending = backRank.coin(Coin.BLACK).play().turns("R e1e8");
    assertEquals("", pending.ending());
    PlayedTelepathy undone = pending.then("B1 remove h7");
    assertEquals("", undone.ending());
    assertEquals(List.of("g8h7"), undone.then("B1 card N").legal("B2"));
  }

  @Test
  void te10ARemovalCanGiveMate() {
    DrawnTelepathy backRank =
        DrawnTelepathy.black(
            """
            k.......
            pp......
            ........
            ........
            ........
            ...B....
            r.....PP
            .......K
            """);
    assertEquals("", backRank.play().turns("R a2a1").ending());
    PlayedTelepathy given = backRank.coin(Coin.WHITE).play().turns("R a2a1").then("W2 remove d3");
    assertEquals("checkmate", given.ending());
    assertEquals(List.of("B1", "B2"), given.winners());
  }

  @Test
  void te10StalemateIsJudgedAfterTheRemovalToo() {
    DrawnTelepathy drawn =
        DrawnTelepathy.white(
                """
                k.......
                p......R
                ........
                .Q......
                ........
                ........
                ........
                ....K...
                """)
            .coin(Coin.BLACK);
    PlayedTelepathy pending = drawn.play().turns("Q b5b6");
    assertEquals("", pending.ending());
    assertEquals("stalemate", pending.then("B1 remove a7").ending());
  }
}
