import type { Language } from "#contract/people/accounts.ts";
import { vatPercent } from "#contract/platform/vat.ts";
import { withdrawableUntil } from "#contract/points/withdrawal.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { receiptPath } from "#lambdas/points/purchases/receipt-path.ts";

const texts = {
  sv: {
    subject: "Kvitto på ditt köp",
    opening: "Tack för ditt köp. Poängen finns på ditt saldo.",
    storeOpening: "Tack för köpet. Poängen finns på butikens saldo.",
    store: "Köpare",
    reference: "Er referens",
    receipt: "Kvittonummer",
    order: "Ordernummer",
    date: "Datum",
    points: "Poäng",
    price: "Pris inklusive moms",
    vat: `Varav moms ${vatPercent} %`,
    open: "Visa kvittot",
    invoice: "Faktura på ert köp",
    reminder: "Påminnelse: en faktura har förfallit",
    toPay: (last: string) =>
      `Tack för köpet. Poängen finns på butikens saldo. Betala fakturan senast ${last}. Bankgiro och vad som ska stå på betalningen finns på fakturan.`,
    overdue: (last: string) =>
      `Vi har inte fått betalt för den här fakturan, som förföll ${last}. Tills den är betald kan butiken inte köpa mer mot faktura. Har ni just betalat behöver ni inte göra något.`,
    number: "Fakturanummer",
    openInvoice: "Visa fakturan",
    withdrawal: (last: string) =>
      `Du kan ångra köpet till och med den ${last}, så länge poängen är oanvända: öppna kvittot och välj Ångra köp. Du har bett oss börja direkt, och ångerrätten upphör när en tjänst som du har betalat med poängen är fullgjord.`,
  },
  en: {
    subject: "Receipt for your purchase",
    opening: "Thank you for your purchase. The points have been added to your balance.",
    storeOpening: "Thank you for your purchase. The points have been added to your shop’s balance.",
    store: "Buyer",
    reference: "Your reference",
    receipt: "Receipt number",
    order: "Order number",
    date: "Date",
    points: "Points",
    price: "Price including VAT",
    vat: `Including ${vatPercent}% VAT`,
    open: "Show receipt",
    invoice: "Invoice for your purchase",
    reminder: "Reminder: an invoice is overdue",
    toPay: (last: string) =>
      `Thank you for your purchase. The points have been added to your shop’s balance. Please pay the invoice by ${last}. The bank details and the reference are on the invoice.`,
    overdue: (last: string) =>
      `We haven’t received payment for this invoice, which was due ${last}. Until it’s paid, your shop can’t buy more by invoice. If you’ve just paid, you don’t need to do anything.`,
    number: "Invoice number",
    openInvoice: "Show invoice",
    withdrawal: (last: string) =>
      `You can cancel the purchase until the end of ${last}, as long as you haven’t used the points: open the receipt and choose Cancel and get a refund. You asked us to start right away, so the right of withdrawal ends once a service you’ve paid for with the points has been performed.`,
  },
} as const satisfies Record<Language, Record<string, string | ((last: string) => string)>>;

export type PaidPurchase = {
  readonly orderNumber: string;
  readonly receiptNumber: number;
  readonly paidAt: string;
  readonly points: number;
  readonly price: number;
  readonly vat: number;
  readonly store?: string | undefined;
  readonly reference?: string | undefined;
  /** Of an invoice. */
  readonly dueOn?: string | undefined;
  /** The invoice is overdue. */
  readonly isReminder?: true;
};

export const samplePurchase = (now: Date): PaidPurchase => ({
  orderNumber: "CR-261120-7Q2M9X",
  receiptNumber: 1204,
  paidAt: now.toISOString(),
  points: 300,
  price: 27_900,
  vat: 5580,
});

const samplesOfInvoices = {
  invoice: { sv: "Faktura på butikens poäng", en: "Invoice for a shop’s points" },
  reminder: { sv: "Påminnelse om en faktura", en: "Reminder of an invoice" },
};

export const receiptUrl = (orderNumber: string, siteOrigin: string): string =>
  new URL(receiptPath(orderNumber), siteOrigin).href;

const openingOf = ({ store, dueOn, isReminder }: PaidPurchase, language: Language) => {
  const text = texts[language];
  if (dueOn === undefined)
    return { subject: text.subject, opening: store === undefined ? text.opening : text.storeOpening };
  const last = formatDay(language, dueOn);
  return isReminder
    ? { subject: text.reminder, opening: text.overdue(last) }
    : { subject: text.invoice, opening: text.toPay(last) };
};

/** Lists the facts of the receipt. The linked receipt also has the seller and the payment method. */
export const pointsBought = defineMail<PaidPurchase>({
  why: "account",
  samples: [
    { title: { sv: "Kvitto på köpta poäng", en: "Receipt for points" }, data: samplePurchase },
    {
      kind: "store",
      title: { sv: "Kvitto på butikens poäng", en: "Receipt for a shop’s points" },
      data: (now) => ({
        ...samplePurchase(now),
        store: "Cykelkällaren i Göteborg AB",
        reference: "Kassa 2, Maja",
      }),
    },
    ...(["invoice", "reminder"] as const).map((kind) => ({
      kind,
      title: samplesOfInvoices[kind],
      data: (now: Date) => ({
        ...samplePurchase(now),
        store: "Cykelkällaren i Göteborg AB",
        dueOn: "2026-12-20",
        ...(kind === "reminder" && { isReminder: true as const }),
      }),
    })),
  ],
  render: (purchase, { language, siteOrigin }) => {
    const text = texts[language];
    const { orderNumber, receiptNumber, paidAt, points, price, vat, store, reference } = purchase;
    const last = formatDay(language, withdrawableUntil(paidAt).toISOString());
    return compose({
      language,
      ...openingOf(purchase, language),
      facts: [
        [purchase.dueOn === undefined ? text.receipt : text.number, String(receiptNumber)],
        [text.order, orderNumber],
        [text.date, formatDay(language, paidAt)],
        ...(store === undefined ? [] : [[text.store, store] as const]),
        ...(reference === undefined ? [] : [[text.reference, reference] as const]),
        [text.points, points.toLocaleString(language)],
        [text.price, kronor(language, price)],
        [text.vat, kronor(language, vat)],
      ],
      link: {
        href: receiptUrl(orderNumber, siteOrigin),
        text: purchase.dueOn === undefined ? text.open : text.openInvoice,
      },
      // Only consumers have the right to withdraw.
      closing: store === undefined ? [text.withdrawal(last)] : [],
    });
  },
});
