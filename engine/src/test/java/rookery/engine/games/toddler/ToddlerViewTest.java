package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.BLACK;
import static rookery.engine.games.toddler.DrawnToddler.played;
import static rookery.engine.games.toddler.DrawnToddler.start;
import static rookery.engine.games.toddler.DrawnToddler.white;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What people see and read of a game. */
class ToddlerViewTest {
  private static final Viewer BLACKS = Viewer.of(BLACK);

  private static final ToddlerPosition GUARDED_AND_BANNED =
      white(
          """
          ..........t
          ...........
          ...........
          .....g.....
          .....A.....
          ..SW.......
          ...........
          ...........
          ...........
          ...........
          ..........T
          """);

  private static final Mark START_SIGNS =
      Mark.safe(
          List.of(
              Square.named("d11"), Square.named("f11"), Square.named("f1"), Square.named("h1")));

  private static View seen(PlayableState<ToddlerSituation> state) {
    return state.view(Viewer.SPECTATOR);
  }

  @Test
  void thePictureIsNumberedFromTheTopWithBlackThere() {
    Diagram diagram = seen(start(ToddlerSetup.position())).diagram();
    assertEquals(Diagram.Numbering.FROM_TOP, diagram.numbering());
    assertEquals(Diagram.PieceSet.TODDLER, diagram.pieces());
    assertEquals(new Cell.Piece('t'), diagram.cells().get(0).get(5));
    assertEquals(new Cell.Piece('T'), diagram.at(Square.named("f11")));
  }

  @Test
  void blackSeesTheBoardFromItsSide() {
    PlayableState<ToddlerSituation> state = start(ToddlerSetup.position());
    assertEquals(Colour.BLACK, state.view(BLACKS).diagram().seenFrom());
    assertEquals(Colour.WHITE, seen(state).diagram().seenFrom());
  }

  @Test
  void theWayRoundACornerIsDrawn() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            ...........
            ...........
            ....n......
            ...........
            ...........
            ...........
            A.........T
            """);
    List<Mark> way =
        List.of(
            Mark.arrow(Square.named("a11"), Square.named("e11"), "blue"),
            Mark.arrow(Square.named("e11"), Square.named("e7"), "blue"));
    assertEquals(way, start(position).find(DrawnToddler.WHITE, "a11e7").orElseThrow().marks());
    assertTrue(seen(played(position, "a11e7")).diagram().marks().containsAll(way));
  }

  @Test
  void theLastMoveIsMarkedWithAllItsSquares() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ....s......
            .....C.....
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    Diagram diagram = seen(played(position, "f5e4e3")).diagram();
    List<Square> squares = List.of(Square.named("f5"), Square.named("e4"), Square.named("e3"));
    assertEquals(
        List.of(
            Mark.last(squares),
            Mark.arrow(squares.get(0), squares.get(1), "blue"),
            Mark.arrow(squares.get(1), squares.get(2), "blue")),
        diagram.marks());
  }

  @Test
  void aPassLeavesNoMark() {
    PlayableState<ToddlerSituation> state = played(ToddlerSetup.position(), "a9a8", "pass");
    assertEquals(List.of(START_SIGNS), seen(state).diagram().marks());
    assertTrue(seen(state).alt().endsWith("Last move: Black passed."));
  }

  @Test
  void aThreatenedToddlerIsMarkedAndNamed() {
    ToddlerPosition position =
        white(
            """
            t..........
            ...........
            ...........
            ...........
            ..........e
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    View view = seen(start(position));
    assertEquals(
        List.of(
            Mark.check(Square.named("k11")),
            Mark.arrow(Square.named("k5"), Square.named("k11"), "red")),
        view.diagram().marks());
    assertEquals(
        "It's White's turn. White's Toddler is under threat. White's Toddler can capture now. Its"
            + " Emperor and Empress are gone. The Emperor on k5 attacks the Toddler on k11.",
        view.status().plain());
    assertTrue(
        view.alt().endsWith("Under threat: the Toddler on k11. Arrow: k5 to k11."), view.alt());
  }

  @Test
  void whoeverCapturesTheLastParentMustReadThatTheToddlerCanCapture() {
    ToddlerPosition position =
        white(
            """
            .....tw....
            ...........
            ...........
            ...........
            ....e......
            ...........
            ....E......
            ...........
            .....s.....
            ...........
            ..........T
            """);
    Sentence told = Sentence.of(SentenceRole.URGENT, "%s's Toddler can capture now.", BLACK);
    assertTrue(seen(played(position, "e7e5")).status().sentences().contains(told));
    assertTrue(seen(played(position, "e7e5", "f9f8")).status().sentences().contains(told));
    assertTrue(
        seen(played(position, "e7e5", "f9f8", "e5e6"))
            .status()
            .sentences()
            .contains(told.as(SentenceRole.FACT)));
  }

  @Test
  void aGuardedToddlerBearsAShieldAndAPieceBesideAGeniusABar() {
    ToddlerPosition position =
        white(
            """
            ..........t
            .g.........
            .S.........
            ...........
            ..........e
            ...........
            ...........
            ...........
            ...........
            .........W.
            ..........T
            """);
    View view = seen(start(position));
    assertEquals(
        List.of(Mark.safe(List.of(Square.named("k11"))), Mark.banned(List.of(Square.named("b3")))),
        view.diagram().marks());
    assertTrue(
        view.alt()
            .endsWith(
                "White's Guardian Angel protects the Toddler on k11."
                    + " Black's Genius keeps these from capturing: the Soldier on b3."),
        view.alt());
    assertEquals(
        "It's White's turn. White's Toddler can capture now. Its Emperor and Empress are gone."
            + " White's Toddler is attacked, but its Guardian Angel protects it.",
        view.status().plain());
  }

  @Test
  void whoeverWouldAttackAGuardedToddlerReadsThatItIsGuarded() {
    ToddlerPosition position =
        white(
            """
            .....tw....
            ...........
            ...........
            ...........
            ...........
            ...........
            .....P.....
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals(
        "There it attacks the Toddler on f1, but the Guardian Angel protects that piece.",
        start(position)
            .find(DrawnToddler.WHITE, "f7g3")
            .flatMap(Action::explained)
            .orElseThrow()
            .told()
            .plain());
  }

  @Test
  void aDrawShowsNoThreat() {
    ToddlerPosition position =
        white(
            """
            ...........
            ...........
            ...........
            ...........
            ...........
            .....t.....
            ...........
            .....TS....
            ...........
            ...........
            ...........
            """);
    View view = seen(played(position, "f8f7"));
    assertEquals(
        "Draw: the two Toddlers have met. The Toddlers stand next to each other on f7 and f6.",
        view.status().plain());
    assertTrue(view.diagram().marks().stream().noneMatch(Highlight.Meaning.CHECK::isOf));
  }

  @Test
  void theAltTextNamesAllPiecesByKind() {
    assertEquals(
        "It's White's turn. An 11 by 11 board. Rank 1 is nearest to Black. White: Toddler f11;"
            + " Emperor"
            + " h11; Empress d11; Guardian Angel e11; Genius g11; Phoenixes c11, i11; Androids"
            + " b11, k11; Nurses a11, j11; Captain f9; Soldiers a9, b9, c9, d9, e9, g9, h9, i9,"
            + " j9, k9. Black: Toddler f1; Emperor d1; Empress h1; Guardian Angel g1; Genius"
            + " e1; Phoenixes c1, i1; Androids a1, j1; Nurses b1, k1; Captain f3; Soldiers a3,"
            + " b3, c3, d3, e3, g3, h3, i3, j3, k3. White's Guardian Angel protects the Toddler on f11 and the Empress on d11."
            + " Black's Guardian Angel protects the Toddler on f1 and the Empress on h1.",
        seen(start(ToddlerSetup.position())).alt());
  }

  @Test
  void aPassIsAnnouncedToWhomItConcerns() {
    View view = played(ToddlerSetup.position(), "pass").view(BLACKS);
    assertEquals(
        "It's Black's turn. If Black passes too, the game is a draw.", view.status().plain());
    assertEquals(
        Optional.of("Move one of your pieces, or pass."), view.task().map(Sentences::plain));
  }

  @Test
  void endingsAreSaidInWords() {
    assertEquals(
        "Draw: both sides passed.",
        seen(played(ToddlerSetup.position(), "pass", "pass")).status().plain());
    ToddlerPosition mate =
        white(
            """
            t..........
            ...........
            ..S........
            ...........
            ...........
            ...........
            ...........
            .E.........
            ...........
            ...........
            ..........T
            """);
    assertEquals(
        "White wins: Black's Toddler is under threat and can't be saved. The Emperor on b2"
            + " attacks the Toddler on a1, and no move saves it.",
        seen(played(mate, "b8b2")).status().plain());
    // The result then says nothing else of how the game ended.
    assertEquals(
        List.of(SentenceRole.CAUSE),
        played(mate, "b8b2").why().orElseThrow().told().sentences().stream()
            .map(Sentence::role)
            .toList());
  }

  @Test
  void whereNoSwapSavesTheToddlerWhatWouldAttackItThereIsDrawn() {
    ToddlerPosition position =
        white(
            """
            an.egpw..an
            ...pti..P..
            ssssscsssss
            ...........
            ...P.......
            ...........
            ...........
            ...........
            SSSSSCSSSSS
            ...........
            NA.IWTGE.NA
            """);
    List<String> arrows =
        seen(played(position, "d5c3")).diagram().marks().stream().map(Mark::line).toList();
    assertTrue(
        arrows.containsAll(
            List.of("arrow: c3, e2, red", "arrow: c3, b1, red", "arrow: i2, k1, red")),
        arrows.toString());
  }

  @Test
  void theLogTellsWhoDidWhat() {
    PlayableState<ToddlerSituation> state = start(ToddlerSetup.position());
    assertEquals(Optional.of("White: Captain f9-f8."), Script.line(state, "f9f8", BLACKS));
    assertEquals(Optional.of("White passed."), Script.line(state, "pass", Viewer.SPECTATOR));
  }

  @Test
  void theAltTextTellsTheLastMoveAsPeopleSayIt() {
    assertTrue(altAfter("f9f8").endsWith(" Last move: White's Captain f9-f8."));
    assertTrue(altAfter("pass").endsWith(" Last move: White passed."));
    assertTrue(
        altAfter("f11a11")
            .endsWith(" Last move: White swapped the Toddler on f11 and the Nurse on a11."));
  }

  private static String altAfter(String move) {
    return seen(played(ToddlerSetup.position(), move)).alt();
  }

  @Test
  void thePositionHasTheKeysOfThePage() {
    PlayableState<ToddlerSituation> state = played(ToddlerSetup.position(), "a9a8", "pass");
    assertEquals(Set.of("position", "turn", "passed", "halfmove"), state.position().keySet());
    assertEquals("anpegtwipan", ((List<?>) state.position().get("position")).get(0));
    assertEquals("white", state.position().get("turn"));
    assertEquals(true, state.position().get("passed"));
    assertEquals(1, state.position().get("halfmove"));
  }

  @Test
  void anExplanationMarksWhatIsSafeOrBanned() {
    ToddlerPosition position =
        white(
            """
            ..........t
            .i.........
            ...........
            .....g.....
            ....sA.....
            ..SW.......
            ...........
            ...........
            .e..A......
            ...........
            ..........T
            """);
    View view = start(position).explained(Viewer.SPECTATOR).orElseThrow();
    assertEquals(
        Set.of("safe: c6", "safe: b2", "guarded: d6, f4", "banned: f5"),
        Set.copyOf(view.diagram().marks().stream().map(Mark::line).toList()));
  }

  @Test
  void anExplanationNamesWhatItMarks() {
    View view = start(GUARDED_AND_BANNED).explained(Viewer.SPECTATOR).orElseThrow();
    assertEquals(
        "Blue shield: can't be captured. A black 2: only two attackers together can capture it. Red"
            + " bar: can't capture. White's Guardian Angel protects the Soldier on c6."
            + " Black's Genius keeps these from capturing: the Android on f5.",
        withoutWorth(view));
  }

  @Test
  void anExplanationTellsWhatThePiecesOfEachSideAreWorth() {
    View view = start(GUARDED_AND_BANNED).explained(Viewer.SPECTATOR).orElseThrow();
    assertTrue(
        view.status().plain().contains("Points on the board: White 13, Black 6."),
        view.status().plain());
  }

  @Test
  void anExplanationBeginsWithWhatThePlayerCouldLoseOrCapture() {
    View view =
        start(
                white(
                    """
                    .....tw....
                    ...........
                    ...........
                    ...........
                    e...N....P.
                    ...........
                    ..........s
                    ...........
                    ...........
                    ...........
                    ........SWT
                    """))
            .explained(Viewer.of(DrawnToddler.WHITE))
            .orElseThrow();
    assertTrue(
        view.status()
            .plain()
            .startsWith(
                "In danger: your Nurse on e5. You can capture the Soldier on k7 with your Phoenix on j5."),
        view.status().plain());
  }

  @Test
  void anExplanationTellsWhoAttacksWhatOnlyTwoCanCapture() {
    String once =
        """
        .....tw....
        ...........
        ...........
        ...........
        ...........
        ......A....
        ...........
        ...........
        ...........
        ...........
        ........EWT
        """;
    assertTrue(
        explained(once)
            .contains(
                "The Android on g6 attacks Black's Guardian Angel on g1: a second attacker could"
                    + " capture it."),
        explained(once));
    String twice = once.replace(".....tw....", ".....tw...E");
    assertTrue(
        explained(twice)
            .contains("Black's Guardian Angel on g1 can be captured now: 2 pieces attack it."),
        explained(twice));
  }

  private static String explained(String rows) {
    return withoutWorth(start(white(rows)).explained(Viewer.SPECTATOR).orElseThrow());
  }

  @Test
  void whoeverChoosesAPieceReadsThatAGeniusKeepsItFromCapturing() {
    assertEquals(
        "It can't capture: it's next to the Genius on f4.", limit(GUARDED_AND_BANNED, "f5"));
    assertEquals("It's safe now, beside its Guardian Angel.", limit(GUARDED_AND_BANNED, "c6"));
    assertEquals("", limit(GUARDED_AND_BANNED, "k11"));
  }

  @Test
  void whoeverChoosesAPieceReadsWhatKeepsTheEnemyItReachesFromBeingCaptured() {
    ToddlerPosition position =
        white(
            """
            .....tw....
            ...........
            ...........
            ...........
            ...........
            .....E.....
            ......A....
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals(
        "The Toddler on f1 is safe beside the Guardian Angel on g1.", limit(position, "f6"));
    assertEquals(
        "To capture the Guardian Angel on g1, attack it with a second piece too.",
        limit(position, "g7"));
  }

  private static final ToddlerPosition SEEN_EMPRESS =
      white(
          """
          ...etw.....
          ...........
          ...........
          ...........
          ...........
          ...........
          .........i.
          ........S..
          ........pS.
          ...........
          ..........T
          """);

  @Test
  void anEmpressThatHerEmperorSeesBearsAShieldAndWhoeverReachesHerReadsWhy() {
    View view = seen(start(SEEN_EMPRESS));
    assertTrue(
        view.diagram().marks().contains(Mark.safe(List.of(Square.named("j7")))),
        view.diagram().marks().toString());
    assertTrue(
        view.alt().contains("While Black's Emperor sees her, the Empress on j7 can't be captured."),
        view.alt());
    assertTrue(
        view.status()
            .plain()
            .contains("Black's Empress is attacked, but safe: her Emperor sees her."),
        view.status().plain());
  }

  @Test
  void whoeverChoosesAPieceBesideSuchAnEmpressReadsWhyBeforeWhatItGuards() {
    String told = "The Empress on j7 is safe while the Emperor on d1 sees her.";
    assertEquals(told, limit(SEEN_EMPRESS, "i8"));
    assertTrue(
        about(SEEN_EMPRESS, "i8").told().plain().endsWith(told),
        about(SEEN_EMPRESS, "i8").told().plain());
  }

  private static String limit(ToddlerPosition position, String square) {
    return about(position, square).limit().plain();
  }

  private static PieceGuide about(ToddlerPosition position, String square) {
    return start(position).about(DrawnToddler.WHITE, square).orElseThrow();
  }

  @Test
  void whatIsToldOfAPieceSpeaksOfNoMarksThatAreNotDrawn() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            ...........
            ..SW.......
            ...........
            ...s.......
            ...........
            ...........
            ..........T
            """);
    String soldier = about(position, "c6").told().plain();
    assertTrue(soldier.endsWith("It's safe now, beside its Guardian Angel."), soldier);
    String angel = about(position, "d6").told().plain();
    assertTrue(angel.endsWith("This piece is safe unless two enemies attack it."), angel);
  }

  @Test
  void anExplanationOfNeighboursThatForbidEverythingIsOneSentence() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...S.......
            ....W......
            .....w.....
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    View view = start(position).explained(Viewer.SPECTATOR).orElseThrow();
    assertEquals(
        "The two Guardian Angels are next to each other: nothing can be captured.",
        withoutWorth(view));
  }

  private static String withoutWorth(View view) {
    List<Sentence> sentences = view.status().sentences();
    return new Sentences(sentences.subList(1, sentences.size())).plain();
  }

  @Test
  void anExplanationIsTheSameViewOtherwise() {
    PlayableState<ToddlerSituation> state = start(ToddlerSetup.position());
    View plain = state.view(BLACKS);
    View explained = state.explained(BLACKS).orElseThrow();
    assertEquals(plain.facts(), explained.facts());
    assertEquals(plain.legal(), explained.legal());
    assertEquals(plain.alt(), explained.alt());
    assertEquals(plain.diagram().cells(), explained.diagram().cells());
    assertEquals(plain.diagram().seenFrom(), explained.diagram().seenFrom());
  }
}
