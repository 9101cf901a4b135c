/** What a person does that the bot answers: presses, picks, commands, modals. */

import * as api from "./api.js";
import { openModal } from "./modals.js";

/** The deeds of the person of a scene, and what has become of them. */
export class Deeds {
  constructor(scene, desk) {
    this.scene = scene;
    this.desk = desk;
    this.raised = new Set();
    this.modals = new Map();
    scene.addEventListener("interaction", (event) => this.heard(event.detail));
  }

  /** Asks something of the bot; fails with a sentence when it cannot be asked. */
  async ask(what, body) {
    const { interaction } = await api.act(this.scene.me, what, body);
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
    openModal(modal, this.desk, (values) => this.ask("submit", { interaction, values }));
  }
}
