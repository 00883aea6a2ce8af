import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { type PaidPurchase, receiptUrl, samplePurchase } from "./points-bought.ts";

const texts = {
  sv: {
    subject: "Ditt köp är ångrat",
    opening:
      "Vi bekräftar att du har ångrat ditt köp. Hela summan betalas tillbaka samma väg som du betalade.",
    restOpening:
      "Vi bekräftar att du har ångrat ditt köp. En del av pengarna hade redan gått tillbaka. Resten betalas tillbaka samma väg som du betalade.",
    order: "Ordernummer",
    receipt: "Kvittonummer",
    date: "Ångrat",
    points: "Poäng som har tagits tillbaka",
    price: "Belopp som betalas tillbaka",
    open: "Visa kvittot",
    credited: "Fakturan är krediterad",
    creditedOpening: "Fakturan ska inte betalas. Poängen är borttagna från butikens saldo.",
    creditedPrice: "Krediterat belopp",
    when: "Pengarna syns på ditt konto inom några bankdagar. Spara det här mejlet som bekräftelse.",
  },
  en: {
    subject: "You’ve cancelled your purchase",
    opening:
      "This confirms that you’ve cancelled your purchase. The full amount will be refunded the way you paid.",
    restOpening:
      "This confirms that you’ve cancelled your purchase. Part of the money had already been returned. The rest will be refunded the way you paid.",
    order: "Order number",
    receipt: "Receipt number",
    date: "Cancelled on",
    points: "Points taken back",
    price: "Amount to be refunded",
    open: "Show receipt",
    credited: "Your invoice has been credited",
    creditedOpening: "You don’t need to pay the invoice. The points have been taken off your shop’s balance.",
    creditedPrice: "Amount credited",
    when: "The money will be in your account within a few working days. Keep this email as confirmation.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type RefundedPurchase = PaidPurchase & {
  readonly refundedAt: string;
  /** True if a part of the money was returned earlier. */
  readonly isRest?: boolean;
};

/** Confirms a withdrawal. The buyer keeps it as proof. */
export const purchaseRefunded = defineMail<RefundedPurchase>({
  why: "account",
  samples: [
    {
      title: { sv: "Köpet är ångrat", en: "Purchase cancelled" },
      data: (now) => ({ ...samplePurchase(now), refundedAt: now.toISOString() }),
    },
    {
      kind: "rest",
      title: { sv: "Resten av köpet är ångrat", en: "Rest of a purchase cancelled" },
      data: (now) => ({ ...samplePurchase(now), refundedAt: now.toISOString(), isRest: true }),
    },
    {
      kind: "invoice",
      title: { sv: "En faktura är krediterad", en: "Invoice credited" },
      data: (now) => ({ ...samplePurchase(now), refundedAt: now.toISOString(), dueOn: "2026-12-20" }),
    },
  ],
  render: (purchase, { language, siteOrigin }) => {
    const text = texts[language];
    const { orderNumber, receiptNumber, refundedAt, points, price, isRest, dueOn } = purchase;
    const isInvoice = dueOn !== undefined;
    const opening = isRest ? text.restOpening : text.opening;
    return compose({
      language,
      subject: isInvoice ? text.credited : text.subject,
      opening: isInvoice ? text.creditedOpening : opening,
      facts: [
        [text.order, orderNumber],
        [text.receipt, String(receiptNumber)],
        [text.date, formatDay(language, refundedAt)],
        [text.points, points.toLocaleString(language)],
        [isInvoice ? text.creditedPrice : text.price, kronor(language, price)],
      ],
      link: { href: receiptUrl(orderNumber, siteOrigin), text: text.open },
      closing: isInvoice ? [] : [text.when],
    });
  },
});
