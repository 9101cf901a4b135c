package rookery.practice.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import rookery.practice.resource.Account;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionKind;
import rookery.practice.resource.Message;
import rookery.practice.world.World;
import rookery.practice.world.WorldListener;

/** Turns what happens in the world into the events of {@link PageServer}. */
record PageEvents(World world, PageFeed feed, PageJson shapes) implements WorldListener {
  private static ObjectNode event(String name) {
    return PageFeed.event(name);
  }

  private static String id(long id) {
    return Long.toString(id);
  }

  private void tellPeople() {
    feed.add(
        me -> {
          ObjectNode event = event("people");
          event.set("people", shapes.people());
          event.set("guilds", shapes.guilds());
          return Optional.of(event);
        });
  }

  private void reset() {
    feed.add(me -> Optional.of(event("reset")));
  }

  @Override
  public void guildAdded(Guild guild) {
    reset();
  }

  @Override
  public void guildGone(Guild guild) {
    reset();
  }

  @Override
  public void memberJoined(Guild guild, Account member) {
    tellPeople();
    feed.add(me -> me == member.id() ? Optional.of(event("reset")) : Optional.empty());
  }

  @Override
  public void memberLeft(Guild guild, Account member) {
    memberJoined(guild, member);
  }

  @Override
  public void accountChanged(Account account) {
    tellPeople();
  }

  @Override
  public void channelAdded(Channel channel) {
    feed.add(me -> Optional.ofNullable(shows(channel, me) ? place(channel, me) : null));
  }

  @Override
  public void channelChanged(Channel channel) {
    feed.add(me -> Optional.of(shows(channel, me) ? place(channel, me) : gone(channel)));
  }

  @Override
  public void channelGone(Channel channel) {
    feed.add(me -> Optional.of(gone(channel)));
  }

  private boolean shows(Channel channel, long me) {
    return world.channels().shows(channel, me);
  }

  private ObjectNode place(Channel channel, long me) {
    return event("place").set("place", shapes.place(channel, me));
  }

  private static ObjectNode gone(Channel channel) {
    return event("placeGone").put("place", id(channel.id()));
  }

  @Override
  public void timePassed() {
    feed.add(me -> Optional.of(event("time").put("ahead", world.clock().ahead().toMillis())));
  }

  @Override
  public void posted(Message message) {
    tell("posted", message);
    tellPlace(message.channel());
  }

  @Override
  public void edited(Message message) {
    tell("edited", message);
  }

  private void tell(String name, Message message) {
    feed.add(
        me ->
            sees(message, me)
                ? Optional.of(event(name).set("message", shapes.message(message, me)))
                : Optional.empty());
  }

  private boolean sees(Message message, long me) {
    return (!message.isEphemeral() || message.reader() == me)
        && world.channels().find(message.channel()).filter(c -> shows(c, me)).isPresent();
  }

  private void tellPlace(long channel) {
    feed.add(me -> world.channels().find(channel).filter(c -> shows(c, me)).map(c -> place(c, me)));
    tellIfDirect(channel);
  }

  private void tellIfDirect(long channel) {
    if (world.channels().find(channel).filter(Channel::isDirect).isPresent()) {
      tellPeople();
    }
  }

  @Override
  public void deleted(Message message) {
    feed.add(
        me ->
            sees(message, me)
                ? Optional.of(
                    event("deleted")
                        .put("place", id(message.channel()))
                        .put("message", id(message.id())))
                : Optional.empty());
    tellPlace(message.channel());
  }

  @Override
  public void read(long person, long channel) {
    feed.add(
        me ->
            me == person
                ? world.channels().find(channel).map(c -> place(c, me))
                : Optional.empty());
    tellIfDirect(channel);
  }

  @Override
  public void raised(Interaction interaction) {
    tell(interaction, "WAITING", NullNode.instance);
  }

  @Override
  public void acknowledged(Interaction interaction, CallbackKind how, JsonNode payload) {
    String state =
        switch (how) {
          case REPLY -> "REPLIED";
          case DEFER_REPLY -> "THINKING";
          case DEFER_EDIT -> "NOTED";
          case EDIT -> "UPDATED";
          case CHOICES -> "CHOICES";
          case MODAL -> "MODAL";
        };
    tell(interaction, state, payload);
  }

  @Override
  public void failed(Interaction interaction) {
    tell(interaction, "FAILED", NullNode.instance);
  }

  private void tell(Interaction asked, String state, JsonNode payload) {
    // Completions are answered to the request that asks for them.
    if (asked.kind() == InteractionKind.AUTOCOMPLETE) {
      return;
    }
    feed.add(
        me -> {
          if (me != asked.person()) {
            return Optional.empty();
          }
          ObjectNode event =
              event("interaction")
                  .put("interaction", id(asked.id()))
                  .put("state", state)
                  .put("place", id(asked.channel().id()))
                  .put("message", asked.source().map(m -> id(m.id())).orElse(null))
                  .put("customId", asked.asking().data().path("custom_id").asText(""));
          if (state.equals("MODAL")) {
            event.set("modal", payload);
          }
          return Optional.of(event);
        });
  }

  @Override
  public void commandsChanged() {
    feed.add(me -> Optional.of(event("commands")));
  }
}
