package rookery.render;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.w3c.dom.NodeList;

/** An animated GIF as the JDK's own reader sees it, its frames laid on one another. */
record Animation(List<Pixels> pictures, List<Integer> hundredths, int repeats) {
  static Animation of(byte[] file) {
    ImageIO.setUseCache(false);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(in);
      return read(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      reader.dispose();
    }
  }

  private static Animation read(ImageReader reader) throws IOException {
    List<Pixels> pictures = new ArrayList<>();
    List<Integer> hundredths = new ArrayList<>();
    BufferedImage shown =
        new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = shown.createGraphics();
    int repeats = -1;
    for (int i = 0; i < reader.getNumImages(true); i++) {
      IIOMetadataNode root =
          (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
      IIOMetadataNode place = node(root, "ImageDescriptor");
      graphics.drawImage(
          reader.read(i),
          number(place, "imageLeftPosition"),
          number(place, "imageTopPosition"),
          null);
      pictures.add(Pixels.of(shown));
      hundredths.add(number(node(root, "GraphicControlExtension"), "delayTime"));
      if (i == 0) {
        byte[] loop = (byte[]) node(root, "ApplicationExtension").getUserObject();
        repeats = (loop[1] & 0xFF) | (loop[2] & 0xFF) << 8;
      }
    }
    graphics.dispose();
    return new Animation(pictures, hundredths, repeats);
  }

  private static IIOMetadataNode node(IIOMetadataNode root, String name) {
    NodeList found = root.getElementsByTagName(name);
    return (IIOMetadataNode) found.item(0);
  }

  private static int number(IIOMetadataNode node, String attribute) {
    return Integer.parseInt(node.getAttribute(attribute));
  }
}
