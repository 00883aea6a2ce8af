import type { Language } from "#contract/people/accounts.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import { receiptUrl } from "./points-bought.ts";

const texts = {
  sv: {
    subject: "Pengar för ditt köp har gått tillbaka",
    opening:
      "Pengar som du betalade med har gått tillbaka till dig, av banken eller av oss. Därför är poängen för den summan avdragna.",
    returned: {
      subject: "Dina poäng är tillbaka",
      opening: "Pengarna för ditt köp har kommit till oss igen, så poängen är tillbaka på saldot.",
    },
    order: "Ordernummer",
    date: "Datum",
    reversed: "Har gått tillbaka av köpet",
    owed: "Poäng att betala igen",
    open: "Visa kvittot",
    debt: (points: string) =>
      `Poängen var redan använda, så saldot är ${points} poäng under noll. Nästa gång du får eller köper poäng täcks skulden först. Du behöver inte göra något nu.`,
    question:
      "Stämmer det inte? Kontakta din bank om du inte har begärt pengarna tillbaka, eller skriv till oss.",
  },
  en: {
    subject: "Money for your purchase has gone back",
    opening:
      "Money you paid with has been returned to you, by your bank or by us. The points for that amount have therefore been taken back.",
    returned: {
      subject: "Your points are back",
      opening: "We’ve received the money for your purchase again, so the points are back on your balance.",
    },
    order: "Order number",
    date: "Date",
    reversed: "Returned from this purchase",
    owed: "Points owed",
    open: "Show receipt",
    debt: (points: string) =>
      `The points had already been used, so your balance is ${points} points below zero. The next points you buy or receive will cover this first. There’s nothing you need to do now.`,
    question: "Doesn’t look right? Contact your bank if you didn’t ask for the money back, or write to us.",
  },
} as const satisfies Record<Language, unknown>;

type ReversedPayment = {
  readonly orderNumber: string;
  readonly reversedAt: string;
  /** The total returned of this purchase, in öre. */
  readonly reversedMoney: number;
  readonly owed: number;
  /** True if the dispute was won, so that the money is ours again. */
  readonly isReturned: boolean;
};

const sample = (now: Date): ReversedPayment => ({
  orderNumber: "CR-261120-7Q2M9X",
  reversedAt: now.toISOString(),
  reversedMoney: 27_900,
  owed: 200,
  isReturned: false,
});

/** Notifies the buyer that points were taken or given back because of a dispute or a refund. */
export const paymentReversed = defineMail<ReversedPayment>({
  why: "account",
  samples: [
    { title: { sv: "Betalningen gick tillbaka", en: "Payment went back" }, data: sample },
    {
      kind: "returned",
      title: { sv: "Poängen är tillbaka", en: "Points are back" },
      data: (now) => ({ ...sample(now), reversedMoney: 0, owed: 0, isReturned: true }),
    },
  ],
  render: (payment, { language, siteOrigin }) => {
    const { orderNumber, reversedAt, reversedMoney, owed, isReturned } = payment;
    const text = texts[language];
    const { subject, opening } = isReturned ? text.returned : text;
    const points = owed.toLocaleString(language);
    return compose({
      language,
      subject,
      opening,
      facts: [
        [text.order, orderNumber],
        [text.date, formatDay(language, reversedAt)],
        [text.reversed, kronor(language, reversedMoney)],
        ...(owed > 0 ? [[text.owed, points] as const] : []),
      ],
      link: { href: receiptUrl(orderNumber, siteOrigin), text: text.open },
      closing: [...(owed > 0 ? [text.debt(points)] : []), ...(isReturned ? [] : [text.question])],
    });
  },
});
