package rookery.practice;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.filedisplay.FileDisplay;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.thumbnail.Thumbnail;
import net.dv8tion.jda.api.components.tree.MessageComponentTree;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.EchoRoom;
import rookery.practice.person.VisibleMessage;

class ComponentsTest extends EchoRoom {

  private static Container board(String text) {
    return Container.of(
        Section.of(
            Thumbnail.fromUrl("attachment://board.png"),
            TextDisplay.of(text),
            TextDisplay.of("White to move")),
        Separator.createDivider(Separator.Spacing.SMALL),
        MediaGallery.of(
            MediaGalleryItem.fromUrl("attachment://board.png").withDescription("A board")),
        FileDisplay.fromFileName("game.txt"),
        ActionRow.of(Button.primary("yes", "Yes")));
  }

  private Message sendBoard() {
    return seenByBot(games)
        .sendMessageComponents(board("Move 1"))
        .useComponentsV2()
        .addFiles(EchoBot.file("board.png", "a board"), EchoBot.file("game.txt", "a game"))
        .complete();
  }

  @Test
  void aMessageMadeOfComponentsIsReadFromTopToBottom() {
    sendBoard();
    VisibleMessage seen = ada.sees(games).get(0);
    assertEquals("Move 1\nWhite to move", seen.text());
    assertEquals("Yes", seen.button("yes").label());
    assertEquals(
        List.of("board.png", "game.txt"),
        seen.attachments().stream().map(a -> a.filename()).toList());
  }

  @Test
  void filesInComponentsHaveAddresses() {
    MessageComponentTree tree = sendBoard().getComponentTree();
    MediaGallery gallery = tree.findAll(MediaGallery.class).get(0);
    assertTrue(gallery.getItems().get(0).getUrl().startsWith(room.address()));
    assertEquals(1, tree.findAll(Thumbnail.class).size());
    assertEquals(1, tree.findAll(FileDisplay.class).size());
  }

  @Test
  void anEditKeepsThePictureByItsName() {
    Message sent = sendBoard();
    Message edited = sent.editMessageComponents(board("Move 2")).useComponentsV2().complete();
    assertEquals("Move 2\nWhite to move", ada.sees(games).get(0).text());
    assertEquals(2, edited.getAttachments().size());
    assertEquals(sent.getAttachments().get(0).getId(), edited.getAttachments().get(0).getId());
  }

  @Test
  void aButtonAmongComponentsReachesTheBot() {
    sendBoard();
    ada.presses(ada.sees(games).get(0), "Yes");
    await().until(() -> !bot.events(ButtonInteractionEvent.class).isEmpty());
    ButtonInteractionEvent event = bot.events(ButtonInteractionEvent.class).get(0);
    assertEquals("Yes", event.getButton().getLabel());
    assertEquals(1, event.getMessage().getComponentTree().findAll(MediaGallery.class).size());
  }

  @Test
  void peopleArePickedFromAMenu() {
    seenByBot(games)
        .sendMessage("whom?")
        .addComponents(
            ActionRow.of(
                EntitySelectMenu.create("whom", EntitySelectMenu.SelectTarget.USER)
                    .setMaxValues(2)
                    .build()))
        .complete();
    ada.picks(ada.sees(games).get(0), "whom", "@Ben", "Cleo");
    await().until(() -> !bot.events(EntitySelectInteractionEvent.class).isEmpty());
    assertEquals(
        List.of("ben", "cleo"),
        bot.events(EntitySelectInteractionEvent.class).get(0).getMentions().getMembers().stream()
            .map(m -> m.getUser().getName())
            .toList());
  }
}
