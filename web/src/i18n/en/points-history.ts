import type { pointsHistory as sv } from "../sv/points-history.ts";
import type { Texts } from "../texts.ts";

export const pointsHistory = {
  title: "History",
  reasons: {
    purchase: "Points bought",
    registration: "Bike registered",
    sticker: "QR stickers",
    transfer_hold: "Reserved for a transfer",
    transfer_capture: "Transfer of ownership",
    transfer_release: "Transfer not made",
    reward: "Reward for a found bike",
    refund: "Purchase withdrawn from",
    forfeiture: "Account closed",
    admin_adjust: "Correction",
  },
  gained: "+{{points}} p",
  spent: "−{{points}} p",
  unchanged: "0 p",
  after: "Balance {{points}} p",
  older: "Show older",
  empty: "Nothing yet. Points that come and go are shown here.",
} as const satisfies Texts<typeof sv>;
