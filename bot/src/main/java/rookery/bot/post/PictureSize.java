package rookery.bot.post;

/** How large a picture is. */
public enum PictureSize {
  USUAL,
  /** Only to be glanced at. */
  SMALL
}
