package rookery.practice.page;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.practice.wire.DiscordServer;
import rookery.practice.world.World;

/**
 * The web page of the practice room and the API behind it.
 *
 * <p>Everything is JSON. Ids are strings, times ISO 8601. {@code me} is the id of the person that
 * the page acts for; one page may change it at will. What a person cannot do, or is malformed,
 * answers 400 {@code {"error": "a sentence"}}; what is not there answers 404 likewise. Requests
 * that name another host or come from another site's page answer 403.
 *
 * <p>Files of the page are in {@code /practice/} on the class path and are served under {@code
 * /practice/}. Their policy allows scripts, styles and fonts from files there alone, nothing
 * inline, and pictures of this server.
 *
 * <h2>Looking</h2>
 *
 * <ul>
 *   <li>{@code GET /practice/api/room?me=} gives {@code {"cursor": 12, "ahead": 0, "bot": Bot,
 *       "people": [Person], "guilds": [{"id", "name", "foreign": false, "members": [id]}],
 *       "places": [Place]}}, the places that {@code me} sees; without {@code me} there are none.
 *       {@code cursor} is where to begin with events.
 *   <li>{@code GET /practice/api/messages?me=&place=&before=&limit=} gives {@code {"messages":
 *       [Message], "more": true}}: the newest {@code limit} (50) messages that {@code me} sees
 *       there with ids below {@code before}, oldest first.
 *   <li>{@code GET /practice/api/commands?me=&place=} gives an array of the slash commands that can
 *       be typed there, in Discord's form.
 *   <li>{@code GET /practice/api/showcase} gives an array of what can be played: {@code {"id",
 *       "title", "summary", "seats": 4, "alone": "solitaire=true" or null, "picture": path,
 *       "alt"}}. {@code alone} is the option with which one person plays it.
 *   <li>{@code GET /practice/api/invitations} gives an array of what there is beside that: {@code
 *       {"title", "summary", "label", "command"}}.
 *   <li>{@code GET /practice/api/traffic?last=} gives an array of {@link
 *       rookery.practice.wire.control.TrafficLog.Entry Traffic}: {@code {"number", "millis",
 *       "kind": "REQUEST|EVENT|COMMAND", "what", "status", "micros"}}.
 *   <li>{@code GET /practice/api/faults} gives {@code {"frozen": false, "restarts": true,
 *       "pending": [{"times", "method", "path", "kind", "status", "millis"}]}}.
 * </ul>
 *
 * <p><b>Bot</b> is {@code {"id", "name", "connected": true}}. <b>Person</b> is {@code {"id",
 * "name", "closed": false, "installed": false, "unreadDirect": 0}}; closed are their direct
 * messages, and of these some are unread; installed is the bot for the person alone. <b>Place</b>
 * is {@code {"id", "kind": "TEXT|DIRECT|GROUP|PUBLIC_THREAD|PRIVATE_THREAD", "name", "guild",
 * "parent", "archived", "people": [id], "denied": ["SEND_MESSAGES"], "unread": 2, "mentions": 1}};
 * a direct message is with the bot and appears once there is one. {@code guild} and {@code parent}
 * are "0" where there is none.
 *
 * <p><b>Message</b> is Discord's message object, with {@code components}, {@code embeds} and {@code
 * attachments} whose files have addresses on this server, and one more field {@code "practice":
 * {"ephemeral", "thinking", "mentionsMe", "asker": id or null, "command": name or ""}}. Mentions in
 * a text read {@code <@id>} and {@code <#id>}.
 *
 * <h2>Acting as a person</h2>
 *
 * All are {@code POST /practice/api/me/{me}/...}. Those that ask something of the bot answer {@code
 * {"interaction": id}} at once; what becomes of it comes as an event.
 *
 * <ul>
 *   <li>{@code say {"place", "text"}}: {@code @Name} mentions. Answers {@code {"message": id}}.
 *   <li>{@code command {"place", "line": "/play game:fluid opponent:@Ben"}}, or by parts {@code
 *       {"place", "command": "settings theme", "options": {"name": "value"}}}. Values are texts:
 *       names or ids of people and channels, names or values of choices.
 *   <li>{@code complete}: the same bodies; with parts also {@code "focused": "name"} of the option
 *       being typed, else the last of the line is. Waits, and answers {@code {"choices": [{"name",
 *       "value"}]}}, or 400 if the bot did not answer in time.
 *   <li>{@code press {"place", "message", "button"}}: the custom id, or the label.
 *   <li>{@code pick {"place", "message", "menu", "values": ["a"]}}: the menu's custom id; values or
 *       labels, for menus of people and channels their ids or names.
 *   <li>{@code submit {"interaction", "values": {"field": ["text"]}}}: the interaction that opened
 *       the modal; a list of one text for text fields, radio groups and check boxes ({@code
 *       "true"}). Fields left out keep what they hold.
 *   <li>{@code read {"place"}}: everything there is read now.
 *   <li>{@code direct {}}: opens the direct messages with the bot and answers their Place.
 *   <li>{@code thread {"place", "name"}} opens a thread in a channel and answers its Place.
 *   <li>{@code close {"closed": true}}: closes or opens direct messages.
 *   <li>{@code install {"installed": true}}: adds the bot for the person alone, or removes it.
 *   <li>{@code leave {"guild"}} and {@code join {"guild"}}.
 * </ul>
 *
 * <h2>Behind the scenes</h2>
 *
 * <ul>
 *   <li>{@code POST /practice/api/people {"name"}} adds a person, {@code POST /practice/api/places
 *       {"guild", "name"}} a channel, {@code POST /practice/api/guilds {"name"}} a guild that the
 *       bot is not in, with a channel, whose id it answers, {@code POST /practice/api/groups
 *       {"name"}} a conversation of all people without the bot, {@code DELETE
 *       /practice/api/places/{place}} removes one.
 *   <li>{@code POST /practice/api/faults {"times", "method", "path", "kind", "status", "millis"}}
 *       with kind {@code tooMany} (millis to wait), {@code status}, {@code late} (millis) or {@code
 *       answerLost}; the path is below {@code /api/v10}, with {@code *} for a step and {@code **}
 *       for a rest. {@code DELETE /practice/api/faults} clears them.
 *   <li>{@code POST /practice/api/gateway {"action"}} with {@code reconnect}, {@code close}, {@code
 *       drop}, {@code invalidate}, {@code freeze} or {@code thaw}.
 *   <li>{@code POST /practice/api/time {"minutes"}} lets so much time pass and answers {@code
 *       {"ahead"}}, the milliseconds by which the room is ahead of its machine; {@code GET
 *       /practice/clock} gives its time as milliseconds since 1970, for bots that go by it.
 *   <li>{@code POST /practice/api/restart {}} ends the bot and begins it again, if {@code
 *       restarts}.
 *   <li>{@code POST /practice/api/interactions/{interaction}/repeat {}} sends the bot the same once
 *       more.
 * </ul>
 *
 * <h2>Events</h2>
 *
 * The WebSocket {@code /practice/api/events?me=&after=} sends a frame for each thing that reaches
 * {@code me}, beginning after the number {@code after}: {@code {"number": 13, "event": "...",
 * ...}}. Events that count nothing have no number. After a lost connection connect again with the
 * last number; if that is too long ago the first frame is {@code {"event": "reset"}}, and the room
 * must be loaded anew.
 *
 * <ul>
 *   <li>{@code posted} and {@code edited}: {@code "message": Message}.
 *   <li>{@code deleted}: {@code "place", "message"}, ids.
 *   <li>{@code place}: {@code "place": Place}, new or changed, also after every message and
 *       reading, since unread counts change; {@code placeGone}: {@code "place"}, an id.
 *   <li>{@code people}: {@code "people": [Person]}, all of them, {@code "guilds"} as in the room.
 *   <li>{@code commands}: the list of commands has changed.
 *   <li>{@code interaction}, to its own person only: {@code "interaction", "state":
 *       "WAITING|REPLIED|THINKING|UPDATED|NOTED|MODAL|FAILED", "place", "message"} (of the
 *       component used, or null), {@code "customId"}, and with MODAL {@code "modal"} in Discord's
 *       form.
 *   <li>{@code time}: {@code "ahead"}, somebody has let time pass.
 *   <li>{@code bot}: {@code "bot": Bot}.
 *   <li>{@code traffic}: {@code "entry": Traffic}; only with {@code &traffic=true}.
 * </ul>
 */
public final class PageServer {
  private final PageQueries scenes;
  private final PersonActions actions;
  private final RoomControls backstage;
  private final PageFeed feed;
  private final ShowcaseRoutes shelves;

  /**
   * The page of a world and its server.
   *
   * @param showcase what the first screen offers
   * @param restart how to restart the bot, if that can be done now
   */
  public PageServer(
      World world, DiscordServer discord, Showcase showcase, Supplier<Optional<Runnable>> restart) {
    PageJson shapes = new PageJson(world, discord);
    feed = new PageFeed(world, discord, shapes);
    scenes = new PageQueries(world, discord, shapes, feed);
    actions = new PersonActions(world, shapes);
    backstage = new RoomControls(world, discord, restart);
    shelves = new ShowcaseRoutes(showcase);
  }

  /** Adds everything to a server. */
  public void serve(JavalinDefaultRoutingApi server) {
    scenes.serve(server);
    actions.serve(server);
    backstage.serve(server);
    feed.serve(server);
    shelves.serve(server);
    new StaticFiles().serve(server);
  }
}
