import type { Texts } from "#web/platform/i18n/texts.ts";
import type { storeDashboard as sv } from "./sv.ts";

export const storeDashboard = {
  title: "Shop centre",
  failed: "The shop couldn’t be loaded",
  suspended: {
    title: "The shop is suspended",
    text: "You can see everything, but you can’t change anything.",
    reason: "Reason: {{reason}}",
    contact: "Contact us",
  },
  register: "Register a bike",
  sales: {
    title: "Registrations",
    failed: "The registrations couldn’t be loaded",
    today: "Today",
    thirtyDays: "30 days",
    claimed: "Claimed, 30 days",
    points: "Points",
    waiting_one: "{{count}} bike is waiting for its buyer",
    waiting_other: "{{count}} bikes are waiting for their buyers",
    few: "There are enough points for fewer than ten registrations. With your own stickers you need no points.",
    buy: "Buy points",
    all: "All the shop’s bikes",
    import: "Register bikes you’ve sold from a list",
  },
  first: {
    title: "To do first",
    nothing: "Nothing is waiting for you.",
    out: "You’re out of stickers. Order more.",
    few: "Your stickers will last until about {{date}}. Order more now so they arrive in time.",
    order: "Order stickers",
  },
  stock: "Our stickers",
  stockFailed: "Your stock couldn’t be loaded",
  orders: "Latest orders",
  noOrders: "You haven’t ordered anything yet.",
  allOrders: "Stock and orders",
  pages: {
    title: "More for the shop",
    receipts: "Receipts",
    analytics: "Statistics",
    guide: "Guide to the till",
    search: "Look up a bike",
  },
} satisfies Texts<typeof sv>;
