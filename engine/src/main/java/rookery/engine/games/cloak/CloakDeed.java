package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.Choice;
import rookery.engine.Duel;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.open.PublicGame;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.SetUps;
import rookery.engine.games.cloak.setup.Wing;
import rookery.engine.play.Deed;

/** What can be done in the game. */
sealed interface CloakDeed extends Deed<CloakScene> {
  /** Where it is done. */
  CloakScene scene();

  /** What {@code viewer} reads of it, with what it makes public. */
  String told(Viewer viewer);

  /** Whether it can never be taken back. */
  default boolean isFinal() {
    return false;
  }

  @Override
  default News news(Seat by, CloakScene after) {
    return new Told(this, after);
  }

  /** The news of a deed: whether it showed what was hidden is found by comparing evidence. */
  record Told(CloakDeed deed, CloakScene after) implements News {
    @Override
    public Optional<String> line(Viewer viewer) {
      return Optional.of(deed.told(viewer));
    }

    @Override
    public boolean reveals() {
      return deed.scene().isToldBy(after);
    }

    @Override
    public boolean isFinal() {
      return deed.isFinal();
    }
  }

  /** CL-15: setting up in secret, once and for all. */
  record SetUp(CloakScene scene, Colour side, Arrangement arrangement) implements CloakDeed {
    @Override
    public String text() {
      return "setup " + arrangement;
    }

    @Override
    public List<Choice> path() {
      return IntStream.rangeClosed(1, Arrangement.CHECKERS)
          .mapToObj(number -> Menu.setUp(number, arrangement.kind(number)))
          .toList();
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public Optional<String> asks() {
      return Optional.of("Set up " + arrangement);
    }

    @Override
    public CloakScene done(Seat by) {
      SetUps more = scene.setUps().with(side, arrangement);
      return new CloakScene(scene.grid(), scene.open().setUp(more), more);
    }

    @Override
    public String told(Viewer viewer) {
      return viewer.is(Duel.seat(side))
          ? "You have set up: %s.".formatted(Status.named(arrangement))
          : "%s's set-up is in.".formatted(side.title());
    }

    @Override
    public boolean isFinal() {
      return true;
    }
  }

  /** What the side whose turn it is can do; everybody reads the same of it. */
  sealed interface OfTurn extends CloakDeed {
    /** What is public after it. */
    PublicGame after();

    /** What everybody reads of it. */
    String told();

    default Colour side() {
      return scene().turn().side();
    }

    @Override
    default CloakScene done(Seat by) {
      return scene().with(after());
    }

    @Override
    default String told(Viewer viewer) {
      return told();
    }
  }

  /** CL-1: saying what one of the other side's cloaked checkers is. */
  record Guess(CloakScene scene, int number, PieceType kind) implements OfTurn {
    @Override
    public String text() {
      return "guess " + number + " " + kind.letter();
    }

    @Override
    public List<Choice> path() {
      return new Menu(scene).guess(number, kind);
    }

    @Override
    public PublicGame after() {
      return scene.open().guessed(number, kind, scene.setUps());
    }

    @Override
    public String told() {
      Colour other = side().opposite();
      boolean right = scene.setUps().kind(other, number) == kind;
      return "%s guesses that %s's checker %s is %s: %s."
          .formatted(
              side().title(), other.title(), number, Naming.oneOf(kind), right ? "right" : "wrong");
    }
  }

  /** The regular move. */
  record Play(CloakScene scene, Move move) implements OfTurn {
    @Override
    public String text() {
      return move.text();
    }

    @Override
    public List<Choice> path() {
      Menu menu = new Menu(scene);
      List<Choice> path = new ArrayList<>();
      path.add(menu.piece(Menu.PIECE, move.from()));
      path.addAll(menu.goal(move));
      return path;
    }

    @Override
    public List<String> names() {
      return Naming.shortly(scene, move);
    }

    @Override
    public PublicGame after() {
      return scene.open().moved(move, scene.setUps());
    }

    @Override
    public String told() {
      return "%s: %s.".formatted(side().title(), Naming.move(scene, move));
    }
  }

  /** Castling as the regular move. */
  record Castle(CloakScene scene, Castling castling) implements OfTurn {
    @Override
    public String text() {
      return castling.san();
    }

    @Override
    public List<Choice> path() {
      String label =
          "Castle: king to %s, rook to %s".formatted(castling.kingTo(), castling.rookTo());
      return List.of(new Choice(Menu.PIECE, text(), label));
    }

    /** As a name it may also be typed with zeros. */
    @Override
    public List<String> names() {
      return List.of(text());
    }

    @Override
    public PublicGame after() {
      return scene.open().moved(castling);
    }

    @Override
    public String told() {
      return "%s castles on the %s: %s %s-%s, %s %s-%s."
          .formatted(
              side().title(),
              Wing.of(castling).word(),
              Naming.man(scene.board(), castling.king()),
              castling.king(),
              castling.kingTo(),
              Naming.man(scene.board(), castling.rook()),
              castling.rook(),
              castling.rookTo());
    }
  }

  /** CL-6: a pawn's move as a bonus. */
  record Bonus(CloakScene scene, Move move) implements OfTurn {
    @Override
    public String text() {
      return "bonus " + move.text();
    }

    @Override
    public List<Choice> path() {
      Menu menu = new Menu(scene);
      List<Choice> path = new ArrayList<>();
      path.add(menu.piece(Menu.BONUS, move.from()));
      path.addAll(menu.goal(move));
      return path;
    }

    @Override
    public List<String> names() {
      return Naming.shortly(scene, move);
    }

    @Override
    public PublicGame after() {
      return scene.open().bonus(move, scene.setUps());
    }

    @Override
    public String told() {
      return "%s's bonus: %s.".formatted(side().title(), Naming.move(scene, move));
    }
  }

  /** CL-8: dropping a captured pawn as a bonus. */
  record Drop(CloakScene scene, Square square) implements OfTurn {
    @Override
    public String text() {
      return "bonus @" + square;
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice(Menu.BONUS, "drop", "Bring a captured pawn back"),
          new Choice("Where?", square.toString(), square.toString()));
    }

    @Override
    public List<String> names() {
      return List.of("@" + square);
    }

    @Override
    public PublicGame after() {
      return scene.open().bonus(square);
    }

    @Override
    public String told() {
      return "%s's bonus: a captured pawn comes back on %s.".formatted(side().title(), square);
    }
  }

  /** Doing without the bonus. */
  record Skip(CloakScene scene) implements OfTurn {
    @Override
    public String text() {
      return "skip";
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice(Menu.BONUS, text(), "Do without the bonus"));
    }

    @Override
    public PublicGame after() {
      return scene.open().skipped();
    }

    @Override
    public String told() {
      return "%s does without the bonus.".formatted(side().title());
    }
  }

  /** Putting a piece in the place of its checker. */
  record Uncloak(CloakScene scene, int number) implements OfTurn {
    @Override
    public String text() {
      return "uncloak " + number;
    }

    @Override
    public List<Choice> path() {
      String label =
          "Uncloak %s, the %s on %s"
              .formatted(number, kind().word(), scene.board().side(side()).place(number));
      return List.of(new Choice(Menu.UNCLOAK, Integer.toString(number), label));
    }

    @Override
    public Optional<String> asks() {
      return Optional.of("Uncloak the " + kind().word());
    }

    private PieceType kind() {
      return scene.setUps().kind(side(), number);
    }

    @Override
    public PublicGame after() {
      return scene.open().uncloaked(number, scene.setUps());
    }

    @Override
    public String told() {
      return "%s uncloaks checker %s: %s.".formatted(side().title(), number, Naming.oneOf(kind()));
    }
  }

  /** Ending the turn. */
  record End(CloakScene scene) implements OfTurn {
    @Override
    public String text() {
      return "end";
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice(Menu.UNCLOAK, text(), "End the turn"));
    }

    @Override
    public PublicGame after() {
      return scene.open().ended();
    }

    @Override
    public String told() {
      return "%s ends the turn.".formatted(side().title());
    }
  }
}
