import type { storePoints as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const storePoints = {
  title: "Shop points",
  lead: "Points pay for registrations at the till. They belong to the shop, whoever buys them.",
  failed: "The points couldn’t be loaded",
  balance: "Balance",
  points: "{{points, number}} points",
  enough_one: "Enough for {{count}} registration",
  enough_other: "Enough for {{count}} registrations",
  few: "You have fewer than {{points, number}} points. It’s a good idea to buy more before the shop gets busy.",
  statement: "Monthly statement",
  suspended:
    "The shop is suspended, so you can’t buy points right now. Everything you’ve bought is still here.",
  purchases: "Shop purchases",
  noPurchases: "You haven’t bought any points yet. Receipts will appear here.",
  invoice: {
    title: "The receipt is made out to",
    number: "Organisation no. {{number}}",
    vat: "VAT no. {{number}}",
    soleTrader:
      "A sole trader’s VAT number contains your personal number. That’s why we don’t keep it, and it isn’t on the receipt.",
    missing: "Some of your shop’s details are missing.",
    contact: "Get in touch and we’ll fill them in.",
  },
  quantity: "Number of packages",
  payBy: {
    title: "Payment",
    card: "Pay now",
    cardHint: "By card, Swish or Klarna through Stripe.",
    invoice: "Invoice",
    invoiceHint:
      "Pay within {{days}} days to our bankgiro. You get the points straight away. {{left}} left of your credit.",
    overdue: "An invoice is overdue. Once it’s paid, you can choose invoice again.",
    submit: "Buy by invoice",
  },
  reference: {
    label: "Your reference (optional)",
    hint: "Shown on the receipt. A cost centre or a name, for example.",
  },
  pay: {
    title: "Your order",
    net: "excl. VAT",
    vat: "VAT",
    total: "Total incl. VAT",
    after: "Balance after purchase",
    noWithdrawal: "The right of withdrawal is for consumers. If something went wrong, contact us.",
  },
} as const satisfies Texts<typeof sv>;
