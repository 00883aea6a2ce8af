import type { Language } from "#contract/people/accounts.ts";
import type { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

type News = "received" | "sent" | "delayed" | "refunded";

/** Subjects appear on locked screens, so they name no bike. */
const texts = {
  sv: {
    order: "Ordernummer",
    bike: "Cykel",
    count: "Antal dekaler",
    ordered: "Beställd",
    points: "Poäng",
    refundedPoints: "Poäng tillbaka",
    reason: "Skäl",
    open: "Visa beställningen",
    received: {
      title: "Dekaler: beställningen är mottagen",
      subject: "Vi har tagit emot din beställning",
      opening: "Tack! Vi packar dina dekaler och skickar dem med vanligt brev.",
      closing: "Du kan avbryta beställningen fram till att den är packad.",
    },
    sent: {
      title: "Dekaler: skickade",
      subject: "Dina dekaler är på väg",
      opening: "Dina dekaler är skickade med vanligt brev och brukar komma inom några dagar.",
      closing: "Säg till på beställningens sida när de har kommit, eller om de inte gör det.",
    },
    delayed: {
      title: "Dekaler: försenade",
      subject: "Dina dekaler dröjer",
      opening: "Vi har inte hunnit packa dina dekaler än. Det är vi ledsna för.",
      closing: "Du kan vänta, eller avbryta beställningen och få alla poäng tillbaka.",
    },
    refunded: {
      title: "Dekaler: avbruten och återbetald",
      subject: "Din beställning är avbruten",
      opening: "Beställningen av dekaler är avbruten, och poängen är tillbaka på ditt saldo.",
      closing: "Du kan beställa nya dekaler när du vill.",
    },
  },
  en: {
    order: "Order number",
    bike: "Bike",
    count: "Number of stickers",
    ordered: "Ordered on",
    points: "Points",
    refundedPoints: "Points refunded",
    reason: "Reason",
    open: "Show order",
    received: {
      title: "Stickers: order received",
      subject: "We’ve received your order",
      opening: "Thank you! We’ll pack your stickers and send them by ordinary post.",
      closing: "You can cancel the order until it has been packed.",
    },
    sent: {
      title: "Stickers: sent",
      subject: "Your stickers are on their way",
      opening: "Your stickers have been sent by ordinary post. They usually arrive within a few days.",
      closing: "Tell us on the order’s page when they’ve arrived, or if they don’t.",
    },
    delayed: {
      title: "Stickers: delayed",
      subject: "Your stickers are delayed",
      opening: "We haven’t managed to pack your stickers yet. We’re sorry about that.",
      closing: "You can wait, or cancel the order and get all your points back.",
    },
    refunded: {
      title: "Stickers: cancelled and refunded",
      subject: "Your order has been cancelled",
      opening: "Your order of stickers has been cancelled, and your points are back on your balance.",
      closing: "You can order new stickers whenever you like.",
    },
  },
} as const satisfies Record<Language, unknown>;

type OrderSummary = Pick<
  StickerOrderItem,
  "orderNumber" | "bike" | "count" | "points" | "createdAt" | "reason"
>;

const all = ["received", "sent", "delayed", "refunded"] as const;

export const stickerOrder = defineMail<{ readonly news: News; readonly order: OrderSummary }>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: (now) => ({
      news,
      order: {
        orderNumber: "CR-261120-7Q2M9X",
        bike: sampleData.bike,
        count: 2,
        points: 100,
        createdAt: now.toISOString(),
      },
    }),
  })),
  render: ({ news, order }, { language, siteOrigin }) => {
    const text = texts[language];
    const { subject, opening, closing } = text[news];
    const { orderNumber, bike, count, points, createdAt, reason } = order;
    return compose({
      language,
      subject,
      opening,
      facts: [
        [text.order, orderNumber],
        [text.bike, bike],
        [text.count, String(count)],
        [text.ordered, formatDay(language, createdAt)],
        [news === "refunded" ? text.refundedPoints : text.points, points.toLocaleString(language)],
        ...(reason === undefined ? [] : [[text.reason, reason] as const]),
      ],
      link: { href: `${siteOrigin}/order?tab=stickers`, text: text.open },
      closing: [closing],
    });
  },
});
