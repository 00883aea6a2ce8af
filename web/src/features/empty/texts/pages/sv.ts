import { parts } from "../page-parts-sv.ts";

declare module "#web/i18n/resources.ts" {
  interface Resources {
    pages: typeof pages;
  }
}

/** Pages that are not built yet. `steps` name the links that lead on from them. */
export const pages = {
  titles: {
    orders: "Beställningar",
    qr: "QR-kod",
  },
  notBuilt: "Den här sidan är inte klar än",
  parts,
  steps: {
    search: "Sök cykel",
    adminDashboard: "Till Admin Panel",
  },
} as const;
