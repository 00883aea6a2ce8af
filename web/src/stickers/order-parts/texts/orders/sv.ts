import type { OrderState } from "#contract/stickers/orders/machine.ts";

export const orders = {
  states: {
    pending: "Väntande",
    approved: "Godkänd",
    qr_linked: "QR Kopplad",
    in_progress: "Pågående",
    packed: "Packad",
    sent: "Skickad",
    delivered: "Levererad",
    completed: "Mottagen",
    cancelled: "Avbruten",
  } satisfies Record<OrderState, string>,
  progress: "Så långt har beställningen kommit",
} as const;
