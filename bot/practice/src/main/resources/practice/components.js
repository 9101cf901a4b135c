/** The components of messages, Discord's old and new ones, as elements. */

import { el, icon, unseen } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu } from "./menus.js";
import { fileLink, picture } from "./pictures.js";

const STYLES = { 1: "main", 2: "plain", 3: "good", 4: "danger", 5: "plain", 6: "main" };
const LINK = 5;
const GALLERY = 12;

/**
 * The elements of a list of components. Where a picture comes first, the rest stands beside it as far
 * as there is room.
 *
 * @param {object[]} list in Discord's form
 * @param {object} directory knows names, and takes what is pressed and picked
 */
export function components(list, directory) {
  const elements = (list ?? []).map((json) => component(json, directory));
  const [picture, ...rest] = elements;
  return list?.[0]?.type === GALLERY && list[0].items?.length === 1 && rest.length > 0
    ? el("div", { class: "beside" }, picture, el("div", { class: "beside-picture" }, rest))
    : elements;
}

function component(json, directory) {
  const make = KINDS[json.type];
  return make ? make(json, directory) : unknown(json);
}

function unknown(json) {
  return el("p", { class: "subtext" }, `This page can't show a component of type ${json.type}.`);
}

const KINDS = {
  1: (json, directory) => el("div", { class: "row" }, components(json.components, directory)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (json, directory) => el("div", { class: "text" }, markdown(json.content ?? "", directory)),
  11: (json) => spoilered(json, picture(json.media, json.description, "thumbnail")),
  12: gallery,
  13: (json) => fileLink(json.file, json.name),
  14: separator,
  17: container,
};

function button(json, directory) {
  const words = label(json);
  if (json.style === LINK) {
    return linkButton(json, words, directory);
  }
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[json.style] ?? "plain"}`,
      disabled: Boolean(json.disabled),
      "data-control": json.custom_id,
      click: (event) => directory.press(json.custom_id, event.currentTarget),
    },
    words,
  );
}

function linkButton(json, words, directory) {
  if (!/^https?:\/\//.test(json.url ?? "")) {
    return el("span", { class: "button plain" }, words);
  }
  return directory.link(json.url, { class: "button plain" }, words);
}

function label(json) {
  const emoji = json.emoji?.id ? `:${json.emoji.name}:` : json.emoji?.name;
  return [emoji ? el("span", { class: "emoji" }, emoji) : null, json.label ?? (emoji ? null : "...")];
}

function section(json, directory) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, components(json.components, directory)),
    json.accessory ? component(json.accessory, directory) : null,
  );
}

function gallery(json) {
  const items = (json.items ?? []).map((item) =>
    spoilered(item, picture(item.media, item.description)),
  );
  const box = el("div", { class: `gallery gallery-${Math.min(items.length, 3)}` }, items);
  const { width, height } = json.items?.[0]?.media ?? {};
  if (width > 0 && height > 0) {
    box.style.setProperty("--shape", width / height);
  }
  return box;
}

function spoilered(json, content) {
  if (!json.spoiler) {
    return content;
  }
  const cover = el("button", { type: "button", class: "button plain" }, icon("eye"), "Show", unseen(" the hidden text"));
  const place = el("div", {}, cover);
  cover.addEventListener("click", () => place.replaceChildren(content));
  return place;
}

function separator(json) {
  const wide = json.spacing === 2 ? "wide" : "";
  return json.divider === false
    ? el("div", { class: `gap ${wide}` })
    : el("hr", { class: wide });
}

function container(json, directory) {
  const box = el("div", { class: "container" }, components(json.components, directory));
  if (Number.isInteger(json.accent_color)) {
    box.style.borderInlineStartColor = `#${json.accent_color.toString(16).padStart(6, "0")}`;
  }
  return json.spoiler ? spoilered(json, box) : box;
}
