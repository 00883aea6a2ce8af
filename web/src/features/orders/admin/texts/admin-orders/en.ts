import type { adminOrders as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const adminOrders = {
  title: "Orders",
  tabs: { pending: "Waiting", cancelled: "Cancelled" },
  lead: {
    pending: "Stickers that are paid for and not sent yet, oldest first.",
    cancelled: "Cancelled orders, newest first.",
  },
  states: { pending: "Pending", cancelled: "Cancelled" },
  progress: "How far the order has come",
  what_one: "{{count}} sticker for {{bike}}, {{points, number}} pts",
  what_other: "{{count}} stickers for {{bike}}, {{points, number}} pts",
  placed: "Order {{number}}, {{date}}",
  cancel: "Cancel order",
  cancelling: {
    title: "Cancel {{number}}?",
    text: "The customer gets {{points, number}} points back and a notification. This can’t be undone.",
    reason: "Reason",
    hint: "The customer can read it with their order.",
    ok: "Cancel order",
  },
  cancelledBy: {
    customer: "Cancelled by the customer on {{date}}.",
    admin: "Cancelled by us on {{date}}.",
  },
  reason: "Reason: {{reason}}",
  empty: "No orders match the filters",
} as const satisfies Texts<typeof sv>;
