/** A message as an element. */

import { components } from "./components.js";
import { el, fragment, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileLink, picture } from "./pictures.js";
import { stamp } from "./times.js";

const SILENT = 1 << 12;
const COMPONENTS_V2 = 1 << 15;
const THREAD_OPENED = 18;
const ROW = 1;
const EPOCH = 1420070400000n;

/** When a snowflake was made. */
function momentOf(id) {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH));
}

/**
 * A message.
 *
 * @param {object} message in Discord's form with the practice room's field
 * @param {object} directory knows names, and takes what is pressed and picked on this message
 */
export function messageElement(message, directory) {
  const { ephemeral, mentionsMe } = message.practice;
  const classes = ["message", ephemeral && "ephemeral", mentionsMe && "mentions-me"];
  const element = el(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      "data-message": message.id,
      tabindex: "-1",
      "aria-label": summary(message),
    },
    asked(message, directory),
    replied(message, directory),
    head(message),
    body(message, directory),
    ephemeral ? ownEyes(directory) : null,
    el("p", { class: "outcome", role: "status" }),
  );
  element.style.setProperty("--rows", rows(message));
  return element;
}

/** How many rows of buttons and menus stand below a picture. */
function rows(message) {
  return (message.components ?? []).filter((json) => json.type === ROW).length;
}

function summary(message) {
  const extra = message.practice.ephemeral ? ", only you can see this" : "";
  return `${nameOf(message.author)}${extra}`;
}

/** What somebody is called. */
export function nameOf(user) {
  return user.global_name ?? user.username;
}

/** What a message says in plain words, for a line of news; the directory knows who is mentioned. */
function plainWords(message, directory) {
  const texts = [message.content ?? ""];
  const collect = (json) => {
    if (json.type === 10) {
      texts.push(json.content ?? "");
    }
    [...(json.components ?? []), json.accessory].filter(Boolean).forEach(collect);
  };
  (message.components ?? []).forEach(collect);
  const named = (mention, kind, id) => (kind === "#" ? directory.place(id) : directory.person(id)).textContent;
  return texts
    .join(" ")
    .replace(/<(#|@!?)(\d+)>/g, named)
    .replace(/^[>#]+ |<t:[^>]*>|[*_`~|]/gm, "")
    .trim();
}

/** A message as it is told when it comes: a picture's words follow the first line alone. */
export function newsOf(message, directory) {
  const words = plainWords(message, directory);
  const pictures = (message.attachments ?? []).map((file) => file.description).filter(Boolean);
  return pictures.length > 0 ? [words.split("\n")[0], ...pictures].join(" ") : words;
}

function asked(message, directory) {
  const { command, asker } = message.practice;
  if (!asker || !command) {
    return null;
  }
  return el("p", { class: "asked" }, directory.person(asker), " used ", el("code", {}, `/${command}`));
}

function replied(message, directory) {
  const to = message.referenced_message;
  if (!to) {
    return null;
  }
  const words = plainWords(to, directory).split("\n")[0].trim().slice(0, 80) || "a message";
  return el("p", { class: "asked" }, "in reply to ", directory.person(to.author.id), `: ${words}`);
}

function head(message) {
  return el(
    "p",
    { class: "head" },
    el("span", { class: "author" }, nameOf(message.author)),
    message.author.bot ? el("span", { class: "tag" }, "bot") : null,
    el("span", { class: "when" }, stamp(momentOf(message.id))),
    (message.flags & SILENT) !== 0 ? silence() : null,
    message.edited_timestamp ? el("span", { class: "when" }, "edited") : null,
  );
}

function silence() {
  const title = "Sent without a notification";
  return el("span", { class: "silent", role: "img", "aria-label": title, title }, icon("bellOff"));
}

function body(message, directory) {
  if (message.practice.thinking) {
    return el("p", { class: "thinking" }, `${nameOf(message.author)} is thinking`, dots());
  }
  if (message.type === THREAD_OPENED) {
    const thread = directory.threadNamed(message.channel_id, message.content);
    return el("p", { class: "text" }, "opened a thread: ", thread);
  }
  const old = (message.flags & COMPONENTS_V2) === 0;
  return fragment(
    message.content ? el("div", { class: "text" }, markdown(message.content, directory)) : null,
    old ? (message.attachments ?? []).map(attachment) : null,
    (message.embeds ?? []).map((json) => embed(json, directory)),
    components(message.components, directory),
    message.thread ? directory.place(message.thread.id) : null,
  );
}

function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

function attachment(file) {
  return file.content_type?.startsWith("image/")
    ? picture(file, file.description)
    : fileLink(file);
}

function embed(json, directory) {
  const box = el(
    "div",
    { class: "container" },
    json.author?.name ? el("p", { class: "subtext" }, json.author.name) : null,
    json.title ? el("h4", {}, markdownLine(json.title, directory)) : null,
    json.description ? el("div", { class: "text" }, markdown(json.description, directory)) : null,
    (json.fields ?? []).map((field) => embedField(field, directory)),
    json.thumbnail ? picture(json.thumbnail, null, "thumbnail") : null,
    json.image ? picture(json.image) : null,
    json.footer?.text ? el("p", { class: "subtext" }, json.footer.text) : null,
  );
  if (Number.isInteger(json.color)) {
    box.style.borderInlineStartColor = `#${json.color.toString(16).padStart(6, "0")}`;
  }
  return box;
}

function embedField(field, directory) {
  return el(
    "div",
    { class: "field" },
    el("strong", {}, markdownLine(field.name, directory)),
    el("div", { class: "text" }, markdown(field.value, directory)),
  );
}

function markdownLine(text, directory) {
  const paragraph = markdown(text, directory).firstElementChild;
  return paragraph ? [...paragraph.childNodes] : text;
}

/** Below a message, as in Discord: whoever has read it to its end needn't scroll back. */
function ownEyes(directory) {
  return el(
    "p",
    { class: "own-eyes" },
    icon("eye"),
    "Only you can see this",
    el(
      "button",
      { type: "button", class: "quiet", click: () => directory.dismiss() },
      "Dismiss",
    ),
  );
}
