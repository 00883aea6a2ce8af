import type { Texts } from "#web/i18n/texts.ts";
import type { storeDashboard as sv } from "./sv.ts";

export const storeDashboard = {
  title: "Shop centre",
  failed: "Couldn’t load the store",
  suspended: {
    title: "The store is suspended",
    text: "You can see everything, but you can’t change anything.",
    reason: "Reason: {{reason}}",
    contact: "Contact us",
  },
  first: {
    title: "To do first",
    nothing: "Nothing is waiting for you.",
    out: "You’re out of stickers. Order more.",
    few: "Your stickers will last until about {{date}}. Order more now so they arrive in time.",
    order: "Order stickers",
  },
  stock: "Our QR codes",
  stockFailed: "Couldn’t load your stock",
  orders: "Latest orders",
  noOrders: "You haven’t ordered anything yet.",
  allOrders: "Stock and orders",
  search: "Look up a bike",
} satisfies Texts<typeof sv>;
