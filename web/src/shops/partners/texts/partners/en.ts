import type { Texts } from "#web/platform/i18n/texts.ts";
import type { partners as sv } from "./sv.ts";

export const partners = {
  title: "Partners",
  lead: "Bike shops that work with the register.",
  search: "Town or shop",
  print: "Print",
  registers: "Registers at purchase",
  registersText: "The shop registers the bike in your name when you buy it.",
  empty: { title: "No partners yet", text: "Once a shop is listed here, you can find it by town." },
  none: { title: "No shop found", text: "Try another town, or see them all." },
  all: "Show all",
  back: "All partners",
  loading: "Loading the shop …",
  failed: "The shop couldn’t be loaded",
  missing: "This shop isn’t among the partners",
  missingText: "It may have left. See which shops are near you.",
  address: "Address",
  city: "Town",
  hours: "Opening hours",
  website: "Website",
} satisfies Texts<typeof sv>;
