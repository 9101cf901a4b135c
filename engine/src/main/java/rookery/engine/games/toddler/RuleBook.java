package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.RulesPage;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/** The rules for people: the game as a whole, and around {@link PiecePages} what all share. */
final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    List<RulesPage> pages = new ArrayList<>(List.of(aim()));
    pages.addAll(PiecePages.all());
    pages.addAll(List.of(guarding(), threats(), ending(), source()));
    return List.copyOf(pages);
  }

  private static RulesPage aim() {
    return Pages.page(
        "The game",
        """
        Two families on a board of 11 by 11 squares. The lines are numbered from the top. White \
        sits at line 11 and moves first.

        Each side has a **Toddler** and wins by threatening the other one so that nothing ends the \
        threat. Its **Emperor** and **Empress** are the Toddler's parents. **Guardian Angel** and \
        **Genius** never capture, but protect their own side. **Phoenixes**, **Androids** and \
        **Nurses** are the officers. **Soldiers** and one **Captain** stand in front.

        A turn is one move, or a **pass**.

        Letters in files and texts: T Toddler, E Emperor, I Empress, W Guardian Angel, G Genius, \
        P Phoenix, A Android, N Nurse, C Captain, S Soldier; capital letters are White's.
        """,
        Setup.position(),
        List.of(),
        "");
  }

  private static RulesPage guarding() {
    Position position =
        Pages.position(
            """
            ...........
            ....e..i...
            ...........
            .......w...
            .......g...
            ...........
            ...GN......
            ...ss......
            ......NWT..
            .......S...
            .t.........
            """);
    return Pages.page(
        "Who cannot be captured",
        """
        All this is judged **before** a move, for moves of two parts too:

        - **Angel**: own pieces next to it are safe.
        - **Emperor**: his Empress is safe while they see each other.
        - **Genius**: enemies next to it cannot capture.
        - **Two attackers**: an Angel or a Genius falls only while two enemies threaten it. Pieces \
        that a Genius keeps from capturing do not count, nor does anything count against a Genius \
        next to its Angel. A piece that may not move because its own Toddler would come under \
        threat does count.
        - **Phoenixes** never capture each other.
        - **Angel beside Angel or Genius beside Genius**: nothing can be captured.

        In the picture, as on an explained board, *safe* cannot be captured, *ban* cannot capture, \
        and *1/2* has one attacker of the two it takes.
        """,
        position,
        new Explanation(position.field()).marks(),
        new Explanation(position.field()).words());
  }

  private static RulesPage threats() {
    return Pages.page(
        "Threats",
        """
        A piece is **under threat** when an enemy could capture it next, with all protections \
        counted. It makes no difference that this enemy may have to stay where it is to shield its \
        own Toddler.

        **No move and no pass may leave your own Toddler under threat.** If it is under threat, you \
        must end that: move it, trade it, capture the attacker, step between, put your Angel next \
        to the Toddler or your Genius next to the attacker ...

        A Toddler next to its own Angel is under no threat. Nor is anybody while the two Angels or \
        the two Geniuses are together.

        In the picture the Emperor threatens White's Toddler. The Genius on h7 can end it by \
        going to d7, next to the Emperor.
        """,
        Pages.position(
            """
            ....t......
            ...........
            ...........
            ...........
            ...........
            ...........
            ..e....G...
            ...........
            ...........
            ...........
            ..T.....E..
            """),
        List.of(new Mark.Check(Square.named("c11"))),
        "Under threat: c11.");
  }

  private static RulesPage ending() {
    return Pages.page(
        "Passing and the end",
        """
        You may **pass** whenever your Toddler is not under threat. So nobody is ever stalemated.

        - Your Toddler is under threat and nothing ends it: **you lose**.
        - **Both sides pass**, one right after the other: draw.
        - **The Toddlers meet**: a Toddler that was not under threat moves, captures or trades to a \
        square next to the other Toddler: draw, even if it would be under threat there. A Toddler \
        that was under threat makes no draw by that, and must be safe on its new square.
        - **Repetition**: with the same position for the third time, the player to move may claim a \
        draw; the fifth time is a draw by itself. A pass just made is part of the position.
        - **No progress**: 50 moves of each side without a capture and without a move of a Soldier \
        or Captain let the player to move claim a draw; 75 are a draw by themselves.

        In the picture White's Toddler steps to e7, f7 or g7 and draws, though the Emperor guards e7.
        """,
        Pages.position(
            """
            ...........
            ...........
            ...........
            ...........
            ...........
            ....t......
            ...........
            .....T.....
            ...........
            .e.........
            .........E.
            """),
        List.of(Square.named("e7"), Square.named("f7"), Square.named("g7")));
  }

  private static RulesPage source() {
    return new RulesPage(
        "Where it comes from",
        """
        This is **The Toddler by Jean-Yves Boulay**. The words on these pages are ours; where the \
        author's short rules leave something open they say how Rookery plays it.
        """,
        Optional.empty(),
        "");
  }
}
