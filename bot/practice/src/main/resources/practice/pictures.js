/** Pictures, files, and the enlarged view of a picture. */

import { el, icon } from "./dom.js";

const FILES = "/attachments/";

/** The path of a file on this server, or null: nothing is ever fetched from anywhere else. */
function own(address) {
  let url;
  try {
    url = new URL(address, location.href);
  } catch {
    return null;
  }
  const here = ["127.0.0.1", "localhost"].includes(url.hostname);
  return here && url.pathname.startsWith(FILES) ? url.pathname : null;
}

/**
 * A picture that a click enlarges.
 *
 * @param {object} media in Discord's form
 * @param {string} words what it shows, for those who cannot see it
 */
export function picture(media, words, style = "picture") {
  const source = own(media?.url);
  if (!source) {
    return el("p", { class: "subtext" }, `A picture from another site: ${media?.url ?? "nowhere"}`);
  }
  const alt = words ?? media.description ?? "";
  const image = el("img", {
    src: source,
    alt: alt || "A picture without a description",
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  if (media.width > 0 && media.height > 0) {
    image.style.setProperty("--shape", media.width / media.height);
  }
  return el(
    "button",
    { type: "button", class: `${style} enlarges`, title: "Enlarge", click: () => enlarge(source, alt) },
    image,
  );
}

/** A file to be taken home. */
export function fileLink(file, name) {
  const source = own(file?.url);
  const words = name ?? file?.filename ?? source?.split("/").at(-1) ?? "a file";
  return source
    ? el("p", {}, el("a", { href: source, download: words, class: "file" }, words))
    : el("p", { class: "subtext" }, `A file from another site: ${words}`);
}

function enlarge(source, alt) {
  const close = el(
    "button",
    { type: "button", class: "round close", "aria-label": "Close the picture" },
    icon("close"),
  );
  const dialog = el(
    "dialog",
    { class: "enlarged", "aria-label": "Enlarged picture" },
    close,
    el("img", { src: source, alt }),
    alt ? el("details", {}, el("summary", {}, "The picture in words"), el("p", {}, alt)) : null,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.tagName === "IMG") {
      dialog.close();
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
