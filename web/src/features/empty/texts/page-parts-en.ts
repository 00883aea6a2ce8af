import type { parts as sv } from "./page-parts-sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const parts = {
  orders: {
    text: "Orders from customers and shops will be handled here.",
  },
  qrMissing: {
    heading: "There’s no code in the address",
    text: "Scan the QR code on the bike once more, or look up the frame number.",
  },
} satisfies Texts<typeof sv>;
