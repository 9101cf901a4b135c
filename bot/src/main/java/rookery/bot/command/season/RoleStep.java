package rookery.bot.command.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.season.SeasonButtonPress;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.rights.GrantableRoles;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStore;
import rookery.bot.table.Refusal;

/** Chooses the role that the champions of a server are given. */
record RoleStep(SeasonStore seasons, Request request) {
  private static final SelectableOption NONE = new SelectableOption("none", "No role");

  private ChampionRoles champions() {
    return seasons.champions();
  }

  private String server() {
    return request.where().place().guild();
  }

  /** The menu of roles. */
  RequestOutcome asked() {
    SeasonCommand.checkMayManage(request);
    List<SelectableOption> roles = roles();
    List<SelectableOption> answers = new ArrayList<>(List.of(NONE));
    roles.stream().limit(Menu.MOST - 1L).forEach(answers::add);
    String cut =
        roles.size() < Menu.MOST
            ? ""
            : "\nOnly the %d highest roles below mine fit into the menu.".formatted(Menu.MOST - 1);
    return RequestOutcome.shown(
        Post.words(
                ("%s Which role should the champion get when the next season ends? The current"
                        + " champion then loses the role.%s")
                    .formatted(now(roles), cut))
            .with(new Menu(SeasonButtonPress.ROLE_CHOSEN.alone(), "Choose a role", answers)));
  }

  private String now(List<SelectableOption> roles) {
    return champions()
        .of(server())
        .map(ChampionRole::role)
        .map(
            role ->
                named(roles, role)
                    .map("The champion's role is now **%s**."::formatted)
                    .orElse("I can't give the role that was chosen any more."))
        .orElse("There's no role for the champion yet.");
  }

  private static Optional<String> named(List<SelectableOption> roles, String role) {
    return roles.stream()
        .filter(one -> one.value().equals(role))
        .map(one -> Markdown.tamed(one.label()))
        .findFirst();
  }

  /** Where no role can be given any more, it can still be chosen to give none. */
  private List<SelectableOption> roles() {
    GrantableRoles grantable = request.where().rights().roles();
    boolean chosen = champions().of(server()).isPresent();
    if (!grantable.allowed()) {
      return refusedUnless(
          chosen,
          "I can't give roles in this server. In its settings, under Roles, allow my role to manage"
              + " roles; then press the button again.");
    }
    return grantable.roles().isEmpty()
        ? refusedUnless(
            chosen,
            "I can only give roles that are below mine, and there are none. In the server's"
                + " settings, under Roles, drag a role below mine; then press the button again.")
        : grantable.roles();
  }

  private static List<SelectableOption> refusedUnless(boolean chosen, String why) {
    if (!chosen) {
      throw new Refusal(why);
    }
    return List.of();
  }

  /** Keeps what was picked. */
  RequestOutcome chosen() {
    SeasonCommand.checkMayManage(request);
    String picked = request.arguments().word(Arguments.PICKED).orElse("");
    if (picked.equals(NONE.value())) {
      champions().drop(server());
      return RequestOutcome.shown(
          Post.words("The champion gets no role. Anyone who already has the role keeps it."));
    }
    String name =
        named(roles(), picked)
            .orElseThrow(
                () ->
                    new Refusal(
                        "I can't give that role any more. Type `/season` and choose another role."));
    champions().choose(new ChampionRole(server(), picked, request.who().id(), settled()));
    return RequestOutcome.shown(
        Post.words(
            "When the next season ends, its champion gets the **%s** role.".formatted(name)));
  }

  /** A season that ended before the first choice gives no role. */
  private String settled() {
    return champions()
        .of(server())
        .map(ChampionRole::settled)
        .or(() -> seasons.over(server(), 1).stream().map(Season::id).findFirst())
        .orElse("");
  }
}
