/** What a person does that the bot answers: presses, picks, commands, modals. */

import * as api from "./api.js";
import { openModal } from "./modals.js";

/** What the person of a client asks of the bot, and the answers that come. */
export class Interactions {
  constructor(client, directory) {
    this.client = client;
    this.directory = directory;
    this.raised = new Set();
    this.modals = new Map();
    client.addEventListener("interaction", (event) => this.heard(event.detail));
  }

  /** Asks something of the bot; fails with a sentence when it cannot be asked. */
  async ask(what, body) {
    const { interaction } = await api.act(this.client.me, what, body);
    this.raised.add(interaction);
    const modal = this.modals.get(interaction);
    if (modal) {
      this.show(interaction, modal);
    }
    return interaction;
  }

  /** A modal is shown by the window alone in which it was asked for, however late that is known. */
  heard(event) {
    if (event.state !== "MODAL") {
      return;
    }
    if (this.raised.has(event.interaction)) {
      this.show(event.interaction, event.modal);
    } else {
      this.modals.set(event.interaction, event.modal);
    }
  }

  show(interaction, modal) {
    this.modals.delete(interaction);
    openModal(modal, this.directory, (values) => this.ask("submit", { interaction, values }));
  }
}
