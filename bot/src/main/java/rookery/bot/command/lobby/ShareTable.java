package rookery.bot.command.lobby;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.page.SharedTablePost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;
import rookery.engine.cards.Cards;
import rookery.engine.text.Phrase;

/** Shows an open table in the other servers that share tables, once. */
public record ShareTable(SharingServers sharing) implements Command {
  /** Where more servers share tables, some of them are drawn. */
  static final int MOST = 25;

  /** The button that does it; empty if that table can't be shown elsewhere. */
  static Optional<Button> button(Table table, SharingServers sharing, Request request) {
    boolean possible =
        SeatCalls.isOpen(table)
            && !SeatCalls.isHidden(table, request)
            && table.posted().cards().isEmpty()
            && sharing.of(table.place().guild()).isPresent();
    return possible
        ? Optional.of(
            new Button(
                ControlId.of(ControlVerb.SHARE_TABLE, table), "Show in other servers", Look.PLAIN))
        : Optional.empty();
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.SHARE_TABLE);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    table.gathering();
    check(table, request);
    List<SharingServer> others = others(table, context);
    if (others.isEmpty()) {
      throw new Refusal("No other server shares tables yet.");
    }
    Map<String, MessageId> cards =
        others.stream().collect(Collectors.toMap(SharingServer::channel, o -> context.ids().get()));
    SortedMap<String, MessageId> shown = new TreeMap<>(cards);
    Table after = table.with(table.posted().shownOn(shown));
    Post post = new SharedTablePost(after).post();
    List<OutgoingMessage> letters =
        shown.entrySet().stream()
            .sorted(Comparator.comparing(Map.Entry::getValue))
            .map(card -> letter(card.getKey(), card.getValue(), after, post))
            .toList();
    String words =
        "%s now %s your table. People who join there play by direct message."
            .formatted(
                Phrase.counted(others.size(), "other server"),
                others.size() == 1 ? "shows" : "show");
    return StepContext.alsoSending(context.savedPrivately(after, Post.words(words)), letters);
  }

  private void check(Table table, Request request) {
    if (!table.host().equals(request.who())) {
      throw new Refusal(
          "Only %s, who opened this table, can show it in other servers."
              .formatted(table.host().mention()));
    }
    if (sharing.of(table.place().guild()).isEmpty()) {
      throw new Refusal(
          "This server doesn't show its open tables to other servers. People who manage the server can"
              + " change that with `/settings of:this server`.");
    }
    if (!table.posted().cards().isEmpty()) {
      throw new Refusal("Other servers already show your table.");
    }
    if (!SeatCalls.isOpen(table)) {
      throw new Refusal("No seats are open to others: all are taken or kept for invited players.");
    }
    if (SeatCalls.isHidden(table, request)) {
      throw new Refusal(
          "Not everyone in this server can see this channel, so I don't show its tables"
              + " anywhere else.");
    }
  }

  private List<SharingServer> others(Table table, StepContext context) {
    List<SharingServer> others =
        sharing.all().stream()
            .filter(other -> !other.server().equals(table.place().guild()))
            .toList();
    return others.size() <= MOST
        ? others
        : Cards.shuffled(others, context.random().generator()).subList(0, MOST);
  }

  private static OutgoingMessage letter(String channel, MessageId id, Table table, Post post) {
    return OutgoingMessage.sending(id, new MessageAddress.Channel(channel), table.id(), post);
  }
}
