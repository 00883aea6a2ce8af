import type { parts as sv } from "./page-parts-sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const parts = {
  analytics: {
    text: "This page will show key figures for the whole registry.",
  },
  insurance: {
    text: "This page will show thefts and recovered bikes by month, town and bike type.",
  },
  business: {
    text: "This page will show revenue, points and registrations by shop.",
  },
  orders: {
    text: "Orders from customers and shops will be handled here.",
  },
  qrMissing: {
    heading: "There’s no code in the address",
    text: "Scan the QR code on the bike once more, or look up the frame number.",
  },
} satisfies Texts<typeof sv>;
