import type { Texts } from "#web/platform/i18n/texts.ts";
import type { theftMap as sv } from "./sv.ts";

export const theftMap: Texts<typeof sv> = {
  labels: {
    county: "Map of counties. Use the arrow keys to move between them.",
    place: "Map of municipalities. Use the arrow keys to move between them.",
  },
  unit: "Stolen per 1,000 registered",
  told: "{{name}}: {{rate}} per 1,000, {{thefts}} stolen",
  failed: "The map couldn’t be loaded",
  failedText: "Check your connection and try again.",
  source: "Grey: no registered bikes. Borders: Statistics Sweden, open geodata (CC0).",
};
