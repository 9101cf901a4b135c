package rookery.practice.wire.entity;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/** Width and height of a picture, as its first bytes tell. */
record ImageSize(int width, int height) {
  private static final long PNG = 0x89504E470D0A1A0AL;
  private static final int GIF = 0x47494638;
  private static final int PNG_WIDTH_AT = 16;
  private static final int GIF_WIDTH_AT = 6;

  /** The size of a PNG or a GIF; none for any other file. */
  static Optional<ImageSize> of(byte[] bytes) {
    if (bytes.length < PNG_WIDTH_AT + 2 * Integer.BYTES) {
      return Optional.empty();
    }
    ByteBuffer file = ByteBuffer.wrap(bytes);
    if (file.getLong(0) == PNG) {
      return Optional.of(
          new ImageSize(file.getInt(PNG_WIDTH_AT), file.getInt(PNG_WIDTH_AT + Integer.BYTES)));
    }
    if (file.getInt(0) == GIF) {
      file.order(ByteOrder.LITTLE_ENDIAN);
      return Optional.of(
          new ImageSize(
              Short.toUnsignedInt(file.getShort(GIF_WIDTH_AT)),
              Short.toUnsignedInt(file.getShort(GIF_WIDTH_AT + Short.BYTES))));
    }
    return Optional.empty();
  }
}
