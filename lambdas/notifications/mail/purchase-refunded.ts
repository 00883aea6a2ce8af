import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import { dayIn } from "./day-in.ts";
import { kronor } from "./kronor.ts";
import { type PaidPurchase, receiptUrl } from "./points-bought.ts";

const texts = {
  sv: {
    subject: "Ditt köp är ångrat",
    opening:
      "Vi bekräftar att du har ångrat ditt köp. Hela summan betalas tillbaka samma väg som du betalade.",
    order: "Ordernummer",
    receipt: "Kvittonummer",
    date: "Ångrat",
    points: "Poäng som har tagits tillbaka",
    price: "Belopp som betalas tillbaka",
    open: "Visa kvittot",
    when: "Pengarna syns på ditt konto inom några bankdagar. Spara det här mejlet som bekräftelse.",
  },
  en: {
    subject: "You have withdrawn from your purchase",
    opening:
      "We confirm that you have withdrawn from your purchase. The whole sum is refunded the way you paid.",
    order: "Order number",
    receipt: "Receipt number",
    date: "Withdrawn on",
    points: "Points that were taken back",
    price: "Amount to be refunded",
    open: "Show the receipt",
    when: "The money is on your account within a few bank days. Keep this mail as a confirmation.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type RefundedPurchase = PaidPurchase & { readonly refundedAt: string };

/** Confirms for good that somebody has used their right of withdrawal. */
export const purchaseRefundedMail = (
  purchase: RefundedPurchase,
  language: Language,
  siteOrigin: string,
): Mail => {
  const text = texts[language];
  const { orderNumber, receiptNumber, refundedAt, points, price } = purchase;
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    told: [
      [text.order, orderNumber],
      [text.receipt, String(receiptNumber)],
      [text.date, dayIn(language, refundedAt)],
      [text.points, String(points)],
      [text.price, kronor(language, price)],
    ],
    link: { href: receiptUrl(orderNumber, siteOrigin), text: text.open },
    closing: [text.when],
  });
};
