package rookery.practice.guest;

import static org.awaitility.Awaitility.await;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.components.thumbnail.Thumbnail;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.ConcurrentSessionController;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.SessionController;
import rookery.practice.TestedRoom;

/** A small bot on the real JDA that answers with what it got. */
public final class EchoBot extends ListenerAdapter implements AutoCloseable {
  private final JDA jda;
  private final List<GenericEvent> events = new CopyOnWriteArrayList<>();

  private EchoBot(TestedRoom room, String token) {
    jda =
        JDABuilder.createLight(token, EnumSet.noneOf(GatewayIntent.class))
            .setRestConfig(new RestConfig().setBaseUrl(room.restUrl()))
            .setSessionController(new RoomSessions(room.gatewayUrl()))
            .addEventListeners(this)
            .build();
  }

  public static EchoBot join(TestedRoom room) throws InterruptedException {
    EchoBot bot = new EchoBot(room, "any-token");
    bot.jda.awaitReady();
    List<SlashCommandData> everywhere =
        commands().stream()
            .map(c -> c.setIntegrationTypes(IntegrationType.ALL))
            .map(c -> c.setContexts(InteractionContextType.ALL))
            .toList();
    bot.jda.updateCommands().addCommands(everywhere).complete();
    return bot;
  }

  /** Connects with a token and no commands. */
  public static JDA connect(TestedRoom room, String token) throws InterruptedException {
    return new EchoBot(room, token).jda.awaitReady();
  }

  public JDA jda() {
    return jda;
  }

  public <T extends GenericEvent> List<T> events(Class<T> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** Starts each session at once, on a thread that does not keep the tests alive. */
  private static final class RoomSessions extends ConcurrentSessionController {
    private final String gateway;

    RoomSessions(String gateway) {
      this.gateway = gateway;
    }

    @Override
    public String getGateway() {
      return gateway;
    }

    @Override
    public void appendSession(SessionConnectNode node) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  node.run(false);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              });
      thread.setDaemon(true);
      thread.start();
    }

    @Override
    public void removeSession(SessionController.SessionConnectNode node) {
      // Sessions start at once, so none is ever waiting.
    }
  }

  private static List<SlashCommandData> commands() {
    OptionData file =
        new OptionData(OptionType.STRING, "file", "A file", true).setAutoComplete(true);
    return List.of(
        Commands.slash("echo", "Says it again").addOption(OptionType.STRING, "text", "What", true),
        Commands.slash("all", "Every kind of option")
            .addOption(OptionType.INTEGER, "count", "How many", true)
            .addOption(OptionType.BOOLEAN, "loud", "Loud or not")
            .addOption(OptionType.USER, "who", "Whom")
            .addOption(OptionType.CHANNEL, "where", "Where")
            .addOptions(
                new OptionData(OptionType.STRING, "colour", "Which")
                    .addChoice("Dark red", "red")
                    .addChoice("Light blue", "blue")),
        Commands.slash("late", "Thinks first"),
        Commands.slash("secret", "For your eyes only"),
        Commands.slash("panel", "Buttons and a menu"),
        Commands.slash("picture", "A file with a description"),
        Commands.slash("showpiece", "Components of many kinds"),
        Commands.slash("form", "Opens a modal"),
        Commands.slash("whisper", "A direct message"),
        Commands.slash("silence", "Never answers"),
        Commands.slash("open", "Completes what you type").addOptions(file));
  }

  @Override
  public void onGenericEvent(GenericEvent event) {
    events.add(event);
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    Consumer<SlashCommandInteractionEvent> answer =
        switch (event.getName()) {
          case "echo" -> EchoBot::echo;
          case "all" -> e -> e.reply(all(e)).queue();
          case "late" -> e -> e.deferReply().flatMap(h -> h.editOriginal("at last")).queue();
          case "secret" -> e -> e.reply("psst").setEphemeral(true).queue();
          case "panel" -> EchoBot::panel;
          case "picture" -> e -> e.reply("look").addFiles(file("board.png", "A board")).queue();
          case "showpiece" -> EchoBot::showpiece;
          case "form" -> e -> e.replyModal(form()).queue();
          case "whisper" -> EchoBot::whisper;
          default -> e -> {};
        };
    answer.accept(event);
  }

  private static void echo(SlashCommandInteractionEvent event) {
    // A bot that ran before in this process may have set JDA's default for all.
    event
        .reply(event.getOption("text").getAsString())
        .setAllowedMentions(EnumSet.allOf(Message.MentionType.class))
        .queue();
  }

  private static String all(SlashCommandInteractionEvent event) {
    return event.getOption("count").getAsLong()
        + " "
        + event.getOption("loud").getAsBoolean()
        + " "
        + event.getOption("who").getAsMember().getUser().getName()
        + " "
        + event.getOption("where").getAsChannel().getName()
        + " "
        + event.getOption("colour").getAsString();
  }

  private static void panel(SlashCommandInteractionEvent event) {
    event
        .reply("choose")
        .addComponents(
            ActionRow.of(
                Button.primary("yes", "Yes"),
                Button.secondary("private", "Private"),
                Button.danger("no", "No").asDisabled()),
            ActionRow.of(
                StringSelectMenu.create("piece")
                    .addOption("Knight", "N")
                    .addOption("Bishop", "B")
                    .setMaxValues(2)
                    .build()))
        .queue();
  }

  public static FileUpload file(String name, String alt) {
    return FileUpload.fromData(alt.getBytes(StandardCharsets.UTF_8), name).setDescription(alt);
  }

  private static void showpiece(SlashCommandInteractionEvent event) {
    FileUpload board = FileUpload.fromData(png(), "board.png").setDescription("A board");
    event
        .replyComponents(
            MediaGallery.of(MediaGalleryItem.fromFile(board)),
            TextDisplay.of("beside the board"),
            Container.of(
                Section.of(
                    Thumbnail.fromUrl("attachment://board.png"), TextDisplay.of("by a thumbnail")),
                Separator.createDivider(Separator.Spacing.SMALL),
                Section.of(Button.primary("private", "Why?"), TextDisplay.of("by a button"))))
        .useComponentsV2()
        .queue();
  }

  private static byte[] png() {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      ImageIO.write(new BufferedImage(600, 600, BufferedImage.TYPE_BYTE_GRAY), "png", png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return png.toByteArray();
  }

  private static Modal form() {
    return Modal.create("guess", "Your guess")
        .addComponents(
            Label.of("Square", TextInput.create("square", TextInputStyle.SHORT).build()),
            Label.of(
                "Piece",
                StringSelectMenu.create("piece")
                    .addOption("Knight", "N")
                    .addOption("Bishop", "B")
                    .build()),
            Label.of("Hour", hours()))
        .build();
  }

  private static StringSelectMenu hours() {
    return StringSelectMenu.create("hour")
        .addOptions(
            IntStream.range(0, 24)
                .mapToObj(hour -> SelectOption.of(hour + " o'clock", "" + hour))
                .toList())
        .setRequired(false)
        .build();
  }

  private static void whisper(SlashCommandInteractionEvent event) {
    event
        .getUser()
        .openPrivateChannel()
        .flatMap(channel -> channel.sendMessage("between us"))
        .flatMap(sent -> event.reply("done"))
        .queue(done -> {}, failed -> event.reply(failed.getMessage()).queue());
  }

  @Override
  public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
    String typed = event.getFocusedOption().getValue();
    event.replyChoiceStrings(IntStream.range(0, 3).mapToObj(n -> typed + n).toList()).queue();
  }

  @Override
  public void onButtonInteraction(ButtonInteractionEvent event) {
    switch (event.getComponentId()) {
      case "yes" ->
          event
              .editMessage(event.getUser().getEffectiveName() + " said yes")
              .setComponents()
              .queue();
      case "private" -> event.reply("just you").setEphemeral(true).queue();
      default -> event.deferEdit().queue();
    }
  }

  @Override
  public void onStringSelectInteraction(StringSelectInteractionEvent event) {
    event.reply(String.join("+", event.getValues())).queue();
  }

  @Override
  public void onModalInteraction(ModalInteractionEvent event) {
    event
        .reply(
            event.getValue("square").getAsString()
                + " "
                + String.join("", event.getValue("piece").getAsStringList())
                + String.join("", event.getValue("hour").getAsStringList()))
        .queue();
  }

  @Override
  public void close() {
    jda.shutdown();
    // It waits for all that it has asked; what a fault of the room has cost is not worth the wait.
    try {
      if (!jda.awaitShutdown(Duration.ofSeconds(10))) {
        jda.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    await().until(() -> jda.getStatus() == JDA.Status.SHUTDOWN);
  }
}
