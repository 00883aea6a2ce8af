import type { stolenBike as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const stolenBike: Texts<typeof sv> = {
  title: "Stolen bike",
  titleOf: "Stolen: {{bike}}",
  seen: "Have you seen it?",
  lead: "Message the owner to say where. Don’t confront anyone.",
  more: "More stolen bikes",
  back: {
    title: "This bike isn’t reported stolen",
    text: "It may be back with its owner, or the link is wrong. If you’re looking at a bike you’re unsure about, search for its frame number.",
    search: "Search for a frame number",
  },
  failed: "The bike couldn’t be loaded",
};
