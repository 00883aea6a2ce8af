import type { pages as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { parts } from "../page-parts-en.ts";

export const pages = {
  titles: {
    orders: "Orders",
    qr: "QR code",
  },
  notBuilt: "This page isn’t ready yet",
  parts,
  steps: {
    search: "Look up a bike",
    adminDashboard: "Go to the admin panel",
  },
} satisfies Texts<typeof sv>;
