import type { Texts } from "#web/i18n/texts.ts";
import type { storeInventory as sv } from "./sv.ts";

export const storeInventory = {
  title: "Stock and orders",
  stock: "Our QR codes",
  stockFailed: "Couldn’t load your stock",
  order: {
    title: "Order",
    what: "What would you like to order?",
    codes: "QR codes",
    codesHint: "Stickers your customers register their bike with. We print and send them.",
    goods: "Other material",
    goodsHint: "Such as a stand or a sign for the counter.",
    item: "What do you need?",
    itemHint: "Such as a counter stand for stickers.",
    count: "Quantity",
    codesCountHint: "1–1000. A roll holds 100.",
    goodsCountHint: "1–100.",
    badCodes: "Enter a number between 1 and 1000",
    badGoods: "Enter a number between 1 and 100",
    noItem: "Tell us what you need",
    send: "Send order",
    done: "Thank you! Order {{number}} has been sent.",
  },
  orders: {
    title: "Your orders",
    empty: "You haven’t ordered anything yet.",
    codes_one: "{{count}} QR code",
    codes_other: "{{count}} QR codes",
    goods: "{{count}} {{item}}",
    placed: "Order {{number}}, {{date}}",
    sent: "Sent on {{date}}.",
    cancelled: "Cancelled on {{date}}.",
    reason: "Cancelled by us: {{reason}}",
  },
} satisfies Texts<typeof sv>;
