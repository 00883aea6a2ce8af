import type { pointsHistory as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const pointsHistory = {
  title: "History",
  reasons: {
    purchase: "Points bought",
    registration: "Bike registered",
    sticker: "QR stickers",
    sticker_refund: "Cancelled QR stickers",
    transfer_hold: "Reserved for a transfer",
    transfer_capture: "Transfer of ownership",
    transfer_release: "Transfer cancelled",
    reward: "Reward for a found bike",
    refund: "Refunded purchase",
    reversal: "Refund or disputed payment",
    forfeiture: "Account closed",
    admin_adjust: "Correction",
  },
  gained: "+{{points, number}} pts",
  spent: "−{{points, number}} pts",
  unchanged: "0 pts",
  after: "Balance {{points, number}} pts",
  older: "Show earlier",
  empty: "Nothing yet. Points you earn and spend appear here.",
} as const satisfies Texts<typeof sv>;
