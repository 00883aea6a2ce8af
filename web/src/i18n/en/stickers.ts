import type { stickers as sv } from "../sv/stickers.ts";
import type { Texts } from "../texts.ts";

export const stickers = {
  title: "Order QR stickers",
  lead: "A weatherproof sticker with the QR code of your bike, by post. {{points}} points each.",
  bike: "Which bike?",
  noBikes: "You have no registered bike",
  noBikesText: "A sticker belongs to a registered bike. Register one first.",
  register: "Register a bike",
  inReview: "under review, cannot be chosen yet",
  count: "How many?",
  fewer: "Fewer",
  more: "More",
  address: "Where shall they go?",
  name: "Name",
  street: "Street address or box",
  postalCode: "Postcode",
  postalCodeHint: "Five digits, such as 411 03.",
  postalCodeFormat: "A Swedish postcode has five digits, such as 411 03.",
  city: "Town",
  price: "Price",
  balance: "Your balance",
  left: "Left afterwards",
  tooFew:
    "You have too few points. You need {{needed}} and have {{points}}. What you have written stays here.",
  buy: "Buy points",
  submit: "Order for {{points}} p",
  confirm: {
    title: "Order the stickers?",
    text_one: "{{count}} sticker for {{bike}} is sent to {{name}}, {{street}}, {{postalCode}} {{city}}.",
    text_other: "{{count}} stickers for {{bike}} are sent to {{name}}, {{street}}, {{postalCode}} {{city}}.",
    points:
      "{{points}} points are taken from your balance. You have {{before}} points and will have {{after}}.",
    ok: "Order for {{points}} p",
  },
  done: {
    title: "The stickers are ordered",
    text: "Order {{number}}. You have {{points}} points left.",
    another: "Order more",
  },
  orders: {
    title: "Your orders",
    count_one: "{{count}} sticker",
    count_other: "{{count}} stickers",
    states: { pending: "Received" },
    placed: "Order {{number}}, {{date}}",
    empty: "You have not ordered any stickers.",
  },
} as const satisfies Texts<typeof sv>;
