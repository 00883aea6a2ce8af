import type { orders as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const orders = {
  states: {
    pending: "Pending",
    approved: "Approved",
    qr_linked: "QR linked",
    in_progress: "In progress",
    packed: "Packed",
    sent: "Sent",
    delivered: "Delivered",
    completed: "Received",
    cancelled: "Cancelled",
  },
  progress: "How far the order has come",
} as const satisfies Texts<typeof sv>;
