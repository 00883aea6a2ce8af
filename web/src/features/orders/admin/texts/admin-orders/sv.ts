import type { StickerOrderState } from "#contract/orders/sticker-orders.ts";

declare module "#web/i18n/resources.ts" {
  interface Resources {
    adminOrders: typeof adminOrders;
  }
}

/** /admin-orders: what people have ordered. */
export const adminOrders = {
  title: "Beställningar",
  tabs: { pending: "Väntar", cancelled: "Avbrutna" } satisfies Record<StickerOrderState, string>,
  lead: {
    pending: "Dekaler som är betalda och inte skickade. Den äldsta står först.",
    cancelled: "Avbrutna beställningar. Den nyaste står först.",
  } satisfies Record<StickerOrderState, string>,
  states: { pending: "Väntande", cancelled: "Avbruten" } satisfies Record<StickerOrderState, string>,
  progress: "Så långt har beställningen kommit",
  what_one: "{{count}} dekal till {{bike}}, {{points, number}} p",
  what_other: "{{count}} dekaler till {{bike}}, {{points, number}} p",
  placed: "Order {{number}}, {{date}}",
  cancel: "Avbryt beställning",
  cancelling: {
    title: "Avbryta {{number}}?",
    text: "Kunden får tillbaka {{points, number}} poäng och ett meddelande. Det går inte att ångra.",
    reason: "Skäl",
    hint: "Kunden läser det vid sin beställning.",
    ok: "Avbryt beställning",
  },
  cancelledBy: {
    customer: "Avbruten av kunden {{date}}.",
    admin: "Avbruten av oss {{date}}.",
  },
  reason: "Skäl: {{reason}}",
  empty: "Inga beställningar matchar filtren",
} as const;
