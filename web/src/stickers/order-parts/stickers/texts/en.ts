import type { stickers as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const stickers = {
  title: "Order QR stickers",
  lead: "A weatherproof sticker with your bike’s QR code, sent by post. {{points, number}} points each.",
  bike: "Which bike?",
  noBikes: "You don’t have a registered bike",
  noBikesText: "A sticker belongs to a registered bike. Register one first.",
  register: "Register a bike",
  inReview: "under review, cannot be chosen yet",
  count: "How many?",
  fewer: "Fewer",
  more: "More",
  address: "Where should we send them?",
  name: "Name",
  street: "Street address or PO box",
  postalCode: "Postcode",
  postalCodeHint: "Five digits, for example 411 03.",
  postalCodeFormat: "A Swedish postcode has five digits, for example 411 03.",
  city: "Town",
  price: "Price",
  balance: "Your balance",
  left: "Left afterwards",
  tooFew:
    "You don’t have enough points. You need {{needed}} and have {{points, number}}. What you’ve typed is kept here.",
  buy: "Buy points",
  submit: "Order for {{points, number}} pts",
  confirm: {
    title: "Order the stickers?",
    text_one: "{{count}} sticker for {{bike}} will be sent to {{name}}, {{street}}, {{postalCode}} {{city}}.",
    text_other:
      "{{count}} stickers for {{bike}} will be sent to {{name}}, {{street}}, {{postalCode}} {{city}}.",
    points:
      "{{points, number}} points will be taken from your balance. You have {{before, number}} points and will have {{after, number}} left.",
    ok: "Order for {{points, number}} pts",
  },
  done: {
    title: "Your stickers are ordered",
    text: "Order {{number}}. You have {{points, number}} points left.",
    another: "Order more",
  },
  orders: {
    title: "Your orders",
    count_one: "{{count}} sticker",
    count_other: "{{count}} stickers",
    steps: {
      ordered: "Ordered",
      linked: "Linked to your bike",
      packed: "Packed",
      sent: "Sent by ordinary post",
      received: "Received",
    },
    received: "I’ve got them",
    late: "Not there after a week? Write to us and we’ll send a new one.",
    contact: "Contact us",
    cancel: "Cancel order",
    cancelling: {
      title: "Cancel the order?",
      text: "We won’t send any stickers, and {{points, number}} points go back to your balance.",
      ok: "Yes, cancel it",
    },
    cancelledOn: "Cancelled on {{date}}. Your points are back.",
    cancelledByUs: "Cancelled by us: {{reason}}",
    delayed: "This is taking longer than we promised. We will send the stickers as soon as we can.",
    placed: "Order {{number}}, {{date}}",
    empty: "You haven’t ordered any stickers.",
  },
} as const satisfies Texts<typeof sv>;
