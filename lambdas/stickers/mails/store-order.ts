import type { Language } from "#contract/people/accounts.ts";
import type { StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    order: "Ordernummer",
    store: "Butik",
    ordered: "Beställd",
    what: "Innehåll",
    codes: (count: number) => (count === 1 ? "1 dekal" : `${count} dekaler`),
    reason: "Skäl",
    open: "Visa beställningen",
    accepted: {
      title: "Butikens beställning: godkänd",
      subject: "Vi gör i ordning er beställning",
      opening: "Beställningen är godkänd, och vi gör i ordning den.",
      closing: "Ni kan avbryta beställningen fram till att den är packad.",
    },
    sent: {
      title: "Butikens beställning: skickad",
      subject: "Er beställning är på väg",
      opening: "Beställningen är skickad och brukar komma inom några dagar.",
      closing: "Tryck på Mottagen vid beställningen när den har kommit.",
    },
    delayed: {
      title: "Butikens beställning: försenad",
      subject: "Er beställning dröjer",
      opening: "Vi har inte hunnit skicka beställningen än. Det är vi ledsna för.",
      closing: "Ni kan vänta, eller avbryta den om den inte redan är packad.",
    },
    cancelled: {
      title: "Butikens beställning: avbruten",
      subject: "Er beställning är avbruten",
      opening: "Vi har avbrutit beställningen.",
      closing: "Ni kan lägga en ny när ni vill.",
    },
  },
  en: {
    order: "Order number",
    store: "Shop",
    ordered: "Ordered on",
    what: "Contents",
    codes: (count: number) => (count === 1 ? "1 sticker" : `${count} stickers`),
    reason: "Reason",
    open: "Show order",
    accepted: {
      title: "Shop’s order: accepted",
      subject: "We’re preparing your order",
      opening: "We’ve accepted your order and are getting it ready.",
      closing: "You can cancel the order until it has been packed.",
    },
    sent: {
      title: "Shop’s order: sent",
      subject: "Your order is on its way",
      opening: "Your order has been sent and usually arrives within a few days.",
      closing: "Press Received on the order when it has arrived.",
    },
    delayed: {
      title: "Shop’s order: delayed",
      subject: "Your order is delayed",
      opening: "We haven’t managed to send your order yet. We’re sorry about that.",
      closing: "You can wait, or cancel it unless it’s already packed.",
    },
    cancelled: {
      title: "Shop’s order: cancelled",
      subject: "Your order has been cancelled",
      opening: "We’ve cancelled your order.",
      closing: "You can place a new one whenever you like.",
    },
  },
} as const satisfies Record<Language, unknown>;

const all = ["accepted", "sent", "delayed", "cancelled"] as const;
export type StoreOrderNews = (typeof all)[number];

type OrderSummary = Pick<StoreOrderItem, "orderNumber" | "store" | "count" | "item" | "createdAt" | "reason">;

const sample = { orderNumber: "CR-261120-7Q2M9X", store: "Cykelkällaren i Göteborg AB", count: 200 };

export const storeOrder = defineMail<{ readonly news: StoreOrderNews; readonly order: OrderSummary }>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: (now) => ({ news, order: { ...sample, createdAt: now.toISOString() } }),
  })),
  render: ({ news, order }, { language, siteOrigin }) => {
    const text = texts[language];
    const { subject, opening, closing } = text[news];
    const { orderNumber, store, count, item, createdAt, reason } = order;
    return compose({
      language,
      subject,
      opening,
      facts: [
        [text.order, orderNumber],
        [text.store, store],
        [text.what, item === undefined ? text.codes(count) : `${count} ${item}`],
        [text.ordered, formatDay(language, createdAt)],
        ...(reason === undefined ? [] : [[text.reason, reason] as const]),
      ],
      link: { href: `${siteOrigin}/store-inventory`, text: text.open },
      closing: [closing],
    });
  },
});
