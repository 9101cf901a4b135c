package rookery.bot.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.TableTiming;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/**
 * A game played at random, as changes to be kept: after each a new board is shown and the last one
 * loses its buttons.
 */
final class PlayedGame {
  private static final int LONGEST = 80;
  private final int player;
  private final MessageAddress channel;
  private final List<Match> moments = new ArrayList<>();

  /**
   * @param player where others play the same at the same time, each has another number
   */
  PlayedGame(int player) {
    this.player = player;
    this.channel = new MessageAddress.Channel("2" + player);
    Game game = Games.all().get(0);
    Random random = new Random(1);
    Dealer dealer = Dealer.of(random);
    Match match = Match.begin(game, Options.of(game.options(), Map.of()), dealer);
    moments.add(match);
    while (match.result().isEmpty() && moments.size() < LONGEST) {
      Match now = match;
      Seat seat =
          now.seats().stream().filter(s -> !now.legal(s).isEmpty()).findFirst().orElseThrow();
      List<Action> legal = now.legal(seat);
      match = now.act(seat, legal.get(random.nextInt(legal.size())), dealer);
      moments.add(match);
    }
  }

  /** How many changes one table has. */
  int length() {
    return moments.size();
  }

  /** The change number {@code n} of one table after another at which the game is played. */
  Change change(int n) {
    String id = id(n / moments.size());
    int moment = n % moments.size();
    Table after = table(id, moments.get(moment), board(n), moment);
    OutgoingMessage board = OutgoingMessage.sending(board(n), channel, id, board(after));
    Optional<String> asked = Optional.of(player + "-" + n);
    if (moment == 0) {
      return new Change(Optional.empty(), after, List.of(board), asked, Optional.empty());
    }
    Table before = table(id, moments.get(moment - 1), board(n - 1), moment);
    Post past = picture(before).keepingPicture();
    OutgoingMessage last =
        OutgoingMessage.changing(letter(2L * n + 1), board(n - 1), channel, id, past);
    return new Change(Optional.of(before), after, List.of(board, last), asked, Optional.empty());
  }

  /** The first table's id of the first player is 0. */
  private String id(int table) {
    return (player == 0 ? "" : player + "-") + Integer.toString(table, 36);
  }

  private MessageId board(int n) {
    return letter(2L * n);
  }

  private MessageId letter(long n) {
    return new MessageId(((long) player << 32) + n);
  }

  private Table table(String id, Match match, MessageId board, long version) {
    SortedMap<Seat, Person> chairs = new TreeMap<>();
    match.seats().forEach(seat -> chairs.put(seat, new Person("1" + player + "0" + chairs.size())));
    List<Person> people = List.copyOf(chairs.values());
    return new Table(
        id,
        new TableLocation("1", "2"),
        match.game(),
        match.record().options(),
        match == moments.get(moments.size() - 1) ? TableStage.OVER : TableStage.PLAYING,
        new Seating(false, people, List.of(), people, chairs),
        false,
        Optional.empty(),
        Optional.of(match),
        LiveMessages.NOTHING.board(board, Instant.EPOCH, 0),
        TableTiming.of(TableClock.opened(TimeControl.NONE, Instant.EPOCH, 0)),
        version);
  }

  private static Post board(Table table) {
    ControlId move = new ControlId(ControlVerb.MOVE, table.id(), table.turn(), "");
    ControlId type = new ControlId(ControlVerb.TYPE, table.id(), table.turn(), "");
    return picture(table)
        .with(new Button(move, "Move", Look.MAIN), new Button(type, "Type", Look.PLAIN))
        .pinging(List.of(table.host()));
  }

  private static Post picture(Table table) {
    View view = table.match().orElseThrow().view(Viewer.SPECTATOR);
    return Post.of(new Picture(Optional.of(view.diagram()), view.alt()), view.status().plain());
  }
}
