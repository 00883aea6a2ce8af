import type { Language } from "#contract/accounts.ts";
import { daysToRegret, vatPercent } from "#contract/points.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import { dayIn } from "./day-in.ts";
import { kronor } from "./kronor.ts";

const texts = {
  sv: {
    subject: "Kvitto på ditt köp",
    opening: "Tack för ditt köp. Poängen finns på ditt saldo.",
    receipt: "Kvittonummer",
    order: "Ordernummer",
    date: "Datum",
    points: "Poäng",
    price: "Pris inklusive moms",
    vat: `Varav moms ${vatPercent} %`,
    open: "Visa kvittot",
    regret: `Du kan ångra köpet i ${daysToRegret} dagar, så länge poängen är oanvända: öppna kvittot och välj Ångra köp. Du har bett oss börja direkt, och ångerrätten upphör när en tjänst som du har betalat med poängen är fullgjord.`,
  },
  en: {
    subject: "Receipt for your purchase",
    opening: "Thank you for your purchase. The points are on your balance.",
    receipt: "Receipt number",
    order: "Order number",
    date: "Date",
    points: "Points",
    price: "Price including VAT",
    vat: `Of which VAT ${vatPercent} %`,
    open: "Show the receipt",
    regret: `You can withdraw from the purchase for ${daysToRegret} days, as long as the points are unspent: open the receipt and choose Withdraw. You asked us to begin at once, and the right of withdrawal ends when a service that you have paid for with the points is completed.`,
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A purchase that was paid. */
export type PaidPurchase = {
  readonly orderNumber: string;
  readonly receiptNumber: number;
  readonly paidAt: string;
  readonly points: number;
  readonly price: number;
  readonly vat: number;
};

/** Where its receipt is opened by its owner. */
export const receiptUrl = (orderNumber: string, siteOrigin: string): string =>
  new URL(`/order-receipt?order_number=${orderNumber}`, siteOrigin).href;

/** What a receipt must say, without how it was paid. */
export const pointsBoughtMail = (purchase: PaidPurchase, language: Language, siteOrigin: string): Mail => {
  const text = texts[language];
  const { orderNumber, receiptNumber, paidAt, points, price, vat } = purchase;
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    told: [
      [text.receipt, String(receiptNumber)],
      [text.order, orderNumber],
      [text.date, dayIn(language, paidAt)],
      [text.points, String(points)],
      [text.price, kronor(language, price)],
      [text.vat, kronor(language, vat)],
    ],
    link: { href: receiptUrl(orderNumber, siteOrigin), text: text.open },
    closing: [text.regret],
  });
};
