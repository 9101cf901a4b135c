package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.RulesPage;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Mark;

/**
 * The rules for people. In the pictures of pieces the marked squares are those that the game itself
 * finds for the piece.
 */
final class RuleBook {
  private RuleBook() {}

  static List<RulesPage> pages() {
    return List.of(
        aim(),
        toddler(),
        parents(),
        angel(),
        genius(),
        guarding(),
        phoenix(),
        android(),
        nurse(),
        soldier(),
        captain(),
        threats(),
        ending(),
        source());
  }

  private static RulesPage aim() {
    return page(
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

  private static RulesPage toddler() {
    return moves(
        "Toddler",
        """
        The Toddler is **minor** as long as its Emperor or its Empress is on the board. It then \
        steps one square in any direction to an empty square and never captures. Instead it may \
        **trade places with one of its Nurses**, wherever that stands. The trade is written from \
        the Toddler's square, here `f9b4` or `f9j8`.

        Once both parents are captured the Toddler is **major**: it moves and captures like a \
        king, and no longer trades.

        In the picture White's Toddler is minor, so it cannot capture the Angel.
        """,
        "f9",
        """
        ...........
        .....t.....
        ...........
        .N.........
        ...........
        ...........
        ...........
        .....w...N.
        .....TS....
        ...........
        .....E.....
        """);
  }

  private static RulesPage parents() {
    return moves(
        "Emperor and Empress",
        """
        Both move and capture like a queen, along lines, files and diagonals.

        From anywhere, the **Empress may also leap to a square next to her own Toddler**, empty or \
        held by an enemy, whom she captures.

        While Emperor and Empress of one side **see each other** (along a line, a file or a \
        diagonal with nothing between), that Empress **cannot be captured**.

        The picture shows where White's Empress can go. No Soldier next to her Toddler is safe.
        """,
        "b4",
        """
        ...........
        .s...t.....
        ...s.......
        .I.........
        ...........
        .S.........
        ...S.......
        .....s.....
        .....TS....
        ...........
        ...E.......
        """);
  }

  private static RulesPage angel() {
    return moves(
        "Guardian Angel",
        """
        The Guardian Angel moves like a queen but **never captures**.

        **Pieces of its own side next to it**, diagonally too, **cannot be captured**. That goes for \
        the Toddler as well, which is then under no threat at all.

        It is captured itself only while **at least two** enemies threaten it. One of these captures.

        When the Angels of both sides are next to each other, **nothing at all can be captured**.
        """,
        "e6",
        """
        ...........
        .......t...
        ..s........
        ...........
        ....s......
        ....W...s..
        ...SS......
        ...........
        ...........
        ........T..
        ........E..
        """);
  }

  private static RulesPage genius() {
    return moves(
        "Genius",
        """
        The Genius moves like a queen but **never captures**.

        **Enemies next to it**, diagonally too, **cannot capture anything**. Only the square where \
        they start counts: an Android or a Captain may pass by a Genius on its way.

        It is captured itself only while **at least two** enemies threaten it. One of these captures.

        When the Geniuses of both sides are next to each other, **nothing at all can be captured**.
        """,
        "e6",
        """
        ...........
        .......t...
        ..s........
        ...........
        ...s.......
        ....G...s..
        .....s.....
        ..S........
        ...........
        ........T..
        ........E..
        """);
  }

  private static RulesPage guarding() {
    Position position =
        position(
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
    return page(
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

  private static RulesPage phoenix() {
    return moves(
        "Phoenix",
        """
        The Phoenix **captures like a knight**: two squares along a line or file and one to the \
        side, over anything that stands between.

        **Without capturing** it flies to **any empty square of the other colour** that is not next \
        to it.

        A Phoenix never captures a Phoenix.
        """,
        "e6",
        """
        ...........
        .......t...
        ...........
        ...s.p.....
        ....s......
        ....Ps.....
        ...........
        .....n.....
        ...........
        ........T..
        ........E..
        """);
  }

  private static RulesPage android() {
    return moves(
        "Android",
        """
        The Android moves and captures like a rook. It may also **turn once at a right angle**: \
        first a rook's move of one or more squares to an empty square, then another one, which may \
        capture.

        Every square that it passes and the square where it turns must be empty. Both parts are one \
        move, written by start and end, whichever way it took.
        """,
        "c8",
        """
        ...........
        .......t.s.
        ..s........
        ......s....
        .S.........
        ...........
        ..S..s.....
        S.A...s....
        ..SS.......
        ........T..
        ........E..
        """);
  }

  private static RulesPage nurse() {
    return moves(
        "Nurse",
        """
        The Nurse moves and captures like a bishop, along diagonals.

        It may also **trade places with its Toddler** while that is minor. Said of the Nurse or of \
        the Toddler, it is the same move, and it may not leave the Toddler under threat.
        """,
        "d7",
        """
        ...........
        .......t...
        ...........
        ......s....
        .s.........
        ...........
        ...N.......
        ...........
        .....S.....
        ........T..
        ........E..
        """);
  }

  private static RulesPage soldier() {
    return moves(
        "Soldier",
        """
        The Soldier steps **one square along a line or file**, in any of the four directions, to an \
        empty square. It captures **one square diagonally**, in any of the four directions.

        A Soldier that captures **anything but a Soldier or a Captain becomes a Captain** at once. \
        Its move ends there. Nothing happens at the edges of the board.
        """,
        "e6",
        """
        ...........
        .......t...
        ...........
        ...........
        ...n.s.....
        ....Ss.....
        .....s.....
        ...........
        ...........
        ........T..
        ........E..
        """);
  }

  private static RulesPage captain() {
    return moves(
        "Captain",
        """
        The Captain moves and captures like a Soldier. It may also join the two in one move:

        - **capture diagonally, then step** along a line or file to an empty square;
        - **step** along a line or file to an empty square, **then capture diagonally**.

        Such moves are written with three squares: `e6d5d4` captures on d5 and steps to d4, \
        `e6e7d8` steps to e7 and captures on d8. Two ways to the same result are two moves. A \
        Captain captures only one piece in a move.
        """,
        "e6",
        """
        ...........
        .......t...
        ...........
        ...........
        ...s.......
        ....Cs.....
        ...........
        ...s.......
        ...........
        ........T..
        ........E..
        """);
  }

  private static RulesPage threats() {
    return page(
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
        position(
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
    return page(
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
        position(
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

  private static Position position(String rows) {
    return new Position(Field.of(Rows.board(rows.lines().toList())), Colour.WHITE, false);
  }

  /** A page whose picture marks where the piece on a square can go. */
  private static RulesPage moves(String title, String text, String square, String rows) {
    Position position = position(rows);
    return page(title, text, position, targets(position, Square.named(square)));
  }

  private static List<Square> targets(Position position, Square from) {
    return MoveGenerator.legal(position).stream()
        .map(action -> action.move().squares())
        .filter(squares -> squares.contains(from))
        .map(squares -> squares.get(squares.get(0) == from ? squares.size() - 1 : 0))
        .distinct()
        .sorted()
        .toList();
  }

  private static RulesPage page(String title, String text, Position position, List<Square> marked) {
    String names = marked.stream().map(Square::toString).collect(Collectors.joining(", "));
    return page(
        title, text, position, List.of(new Mark.Candidates(marked)), "Marked: " + names + ".");
  }

  private static RulesPage page(
      String title, String text, Position position, List<Mark> marks, String words) {
    Diagram diagram = Picture.diagram(position.rows()).with(marks);
    String alt = (Inventory.of(diagram, Kind.NAMES) + " " + words).strip();
    return new RulesPage(title, text, Optional.of(diagram), alt);
  }
}
