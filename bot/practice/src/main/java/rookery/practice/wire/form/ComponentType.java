package rookery.practice.wire.form;

import java.util.Set;

/** Discord's numbers for the kinds of component. */
public final class ComponentType {
  static final int ROW = 1;
  static final int BUTTON = 2;
  static final int STRING_SELECT = 3;
  static final int TEXT_INPUT = 4;
  static final int USER_SELECT = 5;
  static final int ROLE_SELECT = 6;
  static final int MENTIONABLE_SELECT = 7;
  static final int CHANNEL_SELECT = 8;
  static final int SECTION = 9;
  static final int TEXT = 10;
  static final int THUMBNAIL = 11;
  static final int GALLERY = 12;
  public static final int FILE = 13;
  static final int SEPARATOR = 14;
  static final int CONTAINER = 17;
  static final int LABEL = 18;
  static final int RADIO_GROUP = 21;
  static final int CHECKBOX_GROUP = 22;
  static final int CHECKBOX = 23;

  /** The menus. */
  static final Set<Integer> SELECTS =
      Set.of(STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT);

  private ComponentType() {}
}
