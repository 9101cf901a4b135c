package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.games.toddler.move.Protection;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Empress;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What on a board cannot be captured or cannot capture, and which pieces bring that about: a sign
 * beside each piece, and each fact once in words.
 */
record ToddlerExplanation(ToddlerBoard field) {
  private static final String SAFE = "Blue shield: can't be captured.";

  /**
   * One fact.
   *
   * @param sign marks the pieces it is about
   * @param meaning of the sign, if it has one
   * @param sentences it in words, where the signs are not drawn
   * @param ofOne the same of one of the pieces
   */
  private record Fact(
      Function<List<Square>, Mark> sign,
      Optional<Sentence> meaning,
      List<ToddlerPiece> pieces,
      List<Sentence> sentences,
      Function<ToddlerPiece, Sentence> ofOne) {
    Mark mark() {
      return sign.apply(pieces.stream().map(ToddlerPiece::square).toList());
    }
  }

  /** Signs beside pieces. */
  List<Mark> marks() {
    return facts().stream().filter(fact -> !fact.pieces().isEmpty()).map(Fact::mark).toList();
  }

  /**
   * Signs for what no look at one piece tells: what cannot be captured, and what cannot capture.
   */
  List<Mark> signs() {
    return signed().filter(fact -> !fact.pieces().isEmpty()).map(Fact::mark).toList();
  }

  /** The same in words, for those who don't see them. */
  Sentences signsInWords() {
    return new Sentences(signed().flatMap(fact -> fact.sentences().stream()).toList());
  }

  private Stream<Fact> signed() {
    return Stream.of(shielded(), empresses(), banned());
  }

  /** What the signs mean, and then which pieces bear them and why. */
  Sentences text() {
    List<Fact> facts = facts();
    return facts.isEmpty()
        ? Sentences.of("No piece is protected, and none is kept from capturing.")
        : new Sentences(
            Stream.concat(
                    facts.stream().flatMap(fact -> fact.meaning().stream()).distinct(),
                    facts.stream().flatMap(fact -> fact.sentences().stream()))
                .toList());
  }

  /** What the piece on a square does, and each fact that is about it. */
  Optional<PieceGuide> about(Square square) {
    return pieces(piece -> piece.square().equals(square)).stream()
        .findFirst()
        .map(piece -> new PieceGuide(about(piece), Optional.empty(), limit(piece)));
  }

  private Sentences about(ToddlerPiece piece) {
    Sentences kind = Sentences.of("The %s %s.", piece.kind().title(), piece.kind().does());
    return nothing().isPresent()
        ? kind
        : kind.then(of(piece, Stream.of(banned(), shielded(), empresses(), halves())))
            .then(protectedFrom(piece, any -> true));
  }

  /**
   * What keeps the piece from capturing or from being captured, and what else can't be captured.
   */
  private Sentences limit(ToddlerPiece piece) {
    return nothing()
        .map(fact -> harmless(piece) ? Sentences.NONE : new Sentences(fact.sentences()))
        .orElseGet(
            () ->
                of(piece, Stream.of(banned(), shielded(), empresses()))
                    .then(protectedFrom(piece, any -> true)));
  }

  /**
   * That the piece reaches an Empress and can't capture her because of her Emperor, who may be far
   * away.
   */
  Sentences spared(Square square) {
    return protectedFrom(field.piece(square), Protection.EMPEROR_SEES::equals);
  }

  /** The dearest enemy that the piece reaches and still can't capture for some reason. */
  private Sentences protectedFrom(ToddlerPiece piece, Predicate<Protection> reason) {
    return field.isBanned(piece)
        ? Sentences.NONE
        : field.pieces(piece.colour().opposite()).stream()
            .filter(enemy -> piece.kind().movement().strikes(field, piece, enemy.at()))
            .sorted(Comparator.comparing(ToddlerPiece::kind))
            .flatMap(
                enemy ->
                    Protection.against(field, piece, enemy).stream()
                        .filter(reason)
                        .map(why -> cannot(why, piece, enemy)))
            .findFirst()
            .map(Sentences::of)
            .orElse(Sentences.NONE);
  }

  private Sentence cannot(Protection why, ToddlerPiece piece, ToddlerPiece enemy) {
    return why == Protection.TWO_NEEDED
        ? Sentence.of("To capture the %s, attack it with a second piece too.", enemy.placed())
        : Sentence.of("%s.", why.clause(field, piece, enemy));
  }

  private static Sentences of(ToddlerPiece piece, Stream<Fact> facts) {
    return new Sentences(
        facts
            .filter(fact -> fact.pieces().contains(piece))
            .map(fact -> fact.ofOne().apply(piece))
            .toList());
  }

  /** Who is ahead, as far as pieces tell. */
  Sentence worth() {
    return Sentence.of(
        "Points on the board: %s %s, %s %s.",
        TwoColourSeats.WHITE,
        field.worth(Colour.WHITE),
        TwoColourSeats.BLACK,
        field.worth(Colour.BLACK));
  }

  private List<Fact> facts() {
    return nothing()
        .map(List::of)
        .orElseGet(
            () ->
                Stream.of(shielded(), empresses(), halves(), banned())
                    .filter(fact -> !fact.pieces().isEmpty())
                    .toList());
  }

  /** Where it is so, that nothing can be captured at all. */
  private Optional<Fact> nothing() {
    return field.meet(ToddlerKind.ANGEL)
        ? Optional.of(nothing("Guardian Angels"))
        : field.meet(ToddlerKind.GENIUS) ? Optional.of(nothing("Geniuses")) : Optional.empty();
  }

  private static Fact nothing(String neighbours) {
    Sentence told =
        Sentence.of("The two %s are next to each other: nothing can be captured.", neighbours);
    return new Fact(Mark::safe, Optional.empty(), List.of(), List.of(told), piece -> told);
  }

  private Fact shielded() {
    return fact(
        Mark::safe,
        field::isShielded,
        SAFE,
        of("%s's Guardian Angel protects %s.", UnaryOperator.identity()),
        piece -> Sentence.of("It's safe now, beside its Guardian Angel."));
  }

  private Fact empresses() {
    return fact(
        Mark::safe,
        seen()::contains,
        SAFE,
        of("While %s's Emperor sees her, %s can't be captured.", UnaryOperator.identity()),
        piece ->
            Sentence.of("The Empress is safe now, because she and her Emperor see each other."));
  }

  /** The Empresses that can't be captured because of their Emperors alone. */
  List<ToddlerPiece> seen() {
    return pieces(
        piece ->
            piece.kind() == ToddlerKind.EMPRESS
                && !field.isShielded(piece)
                && Empress.seesEmperor(field, piece));
  }

  private Fact halves() {
    return fact(
        Mark::guarded,
        piece ->
            (piece.kind() == ToddlerKind.ANGEL || piece.kind() == ToddlerKind.GENIUS)
                && !field.isShielded(piece),
        "A black 2: only two attackers together can capture it.",
        (colour, pieces) -> pieces.stream().flatMap(piece -> attacked(piece).stream()),
        this::half);
  }

  /** Of one that enemies attack already. */
  private Optional<Sentence> attacked(ToddlerPiece piece) {
    List<ToddlerPiece> attackers = ToddlerThreats.to(field, piece);
    Seat owner = TwoColourSeats.seat(piece.colour());
    return switch (attackers.size()) {
      case 0 -> Optional.empty();
      case 1 ->
          Optional.of(
              Sentence.of(
                  "The %s attacks %s's %s: a second attacker could capture it.",
                  attackers.get(0).placed(), owner, piece.placed()));
      default ->
          Optional.of(
              Sentence.of(
                  "%s's %s can be captured now: %s pieces attack it.",
                  owner, piece.placed(), attackers.size()));
    };
  }

  private Sentence half(ToddlerPiece piece) {
    List<String> attackers = named(ToddlerThreats.to(field, piece));
    return switch (attackers.size()) {
      case 0 -> Sentence.of("This piece is safe unless two enemies attack it.");
      case 1 ->
          Sentence.of(
              "This piece is safe unless two enemies attack it, and so far only %s does.",
              attackers);
      default -> Sentence.of("It can be captured now: %s attack it.", attackers);
    };
  }

  private Fact banned() {
    return fact(
        Mark::banned,
        piece -> !harmless(piece) && field.isBanned(piece),
        "Red bar: can't capture.",
        of("%s's Genius keeps these from capturing: %s.", Colour::opposite),
        this::bannedNow);
  }

  private Sentence bannedNow(ToddlerPiece piece) {
    int genius = field.find(ToddlerKind.GENIUS, piece.colour().opposite());
    return Sentence.of("It can't capture: it's next to the %s.", field.piece(genius).placed());
  }

  private boolean harmless(ToddlerPiece piece) {
    return piece.kind().movement().harmless(field, piece.colour());
  }

  private Fact fact(
      Function<List<Square>, Mark> sign,
      Predicate<ToddlerPiece> test,
      String meaning,
      BiFunction<Colour, List<ToddlerPiece>, Stream<Sentence>> sentences,
      Function<ToddlerPiece, Sentence> ofOne) {
    List<ToddlerPiece> pieces = pieces(test);
    return new Fact(
        sign,
        pieces.isEmpty() ? Optional.empty() : Optional.of(Sentence.of(meaning)),
        pieces,
        Stream.of(Colour.values())
            .flatMap(
                colour ->
                    sentences.apply(
                        colour, pieces.stream().filter(one -> one.colour() == colour).toList()))
            .toList(),
        ofOne);
  }

  /**
   * A sentence about one side's pieces, if there are any.
   *
   * @param format has room for whoever brings it about, and then for the pieces
   */
  private static BiFunction<Colour, List<ToddlerPiece>, Stream<Sentence>> of(
      String format, UnaryOperator<Colour> by) {
    return (colour, pieces) ->
        pieces.isEmpty()
            ? Stream.empty()
            : Stream.of(Sentence.of(format, TwoColourSeats.seat(by.apply(colour)), placed(pieces)));
  }

  /** Those of one kind together, the most important kind first. */
  private static List<String> placed(List<ToddlerPiece> pieces) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    pieces.stream()
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .forEach(piece -> letters.put(piece.square(), piece.letter()));
    return new PlacedPieces(letters, ToddlerKind.NAMES).words("the");
  }

  private static List<String> named(List<ToddlerPiece> pieces) {
    return pieces.stream().map(piece -> "the " + piece.placed()).toList();
  }

  /** Those of both sides, White's first. */
  private List<ToddlerPiece> pieces(Predicate<ToddlerPiece> test) {
    return Stream.of(Colour.values())
        .flatMap(colour -> field.pieces(colour).stream().filter(test).sorted())
        .toList();
  }
}
