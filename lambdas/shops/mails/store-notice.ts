import type { Language } from "#contract/people/accounts.ts";
import type { StoreNoticeItem } from "#lambdas/shops/items/store.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    store: "Butik",
    reason: "Skäl",
    suspended: {
      title: "Butik: avstängd",
      subject: "Er butik är avstängd",
      opening: "Vi har stängt av butiken. Ni kan fortfarande logga in och se allt, men inte ändra något.",
      closing: "Tycker ni att det är fel? Svara på det här mejlet.",
    },
    active: {
      title: "Butik: öppen igen",
      subject: "Er butik är öppen igen",
      opening: "Butiken är inte längre avstängd, och ni kan använda allt som förut.",
      closing: "Har ni frågor? Svara på det här mejlet.",
    },
  },
  en: {
    store: "Shop",
    reason: "Reason",
    suspended: {
      title: "Shop: suspended",
      subject: "Your shop has been suspended",
      opening:
        "We’ve suspended the shop. You can still sign in and see everything, but you can’t change anything.",
      closing: "Do you think this is wrong? Reply to this email.",
    },
    active: {
      title: "Shop: active again",
      subject: "Your shop is active again",
      opening: "The shop is no longer suspended, and you can use everything as before.",
      closing: "Any questions? Reply to this email.",
    },
  },
} as const satisfies Record<Language, unknown>;

type Notice = Pick<StoreNoticeItem, "store" | "state" | "reason">;

const reasons = {
  sv: {
    suspended: "Flera kvitton gäller cyklar som inte är sålda i butiken.",
    active: "Uppgifterna är rättade.",
  },
  en: {
    suspended: "Several receipts are for bikes that the shop never sold.",
    active: "The details have been corrected.",
  },
} as const satisfies Record<Language, Record<Notice["state"], string>>;

export const storeNotice = defineMail<{ readonly notice: Notice }>({
  why: "account",
  samples: (["suspended", "active"] as const).map((state) => ({
    kind: state,
    title: { sv: texts.sv[state].title, en: texts.en[state].title },
    data: (_now, language) => ({
      notice: { store: "Cykelkällaren i Göteborg AB", state, reason: reasons[language][state] },
    }),
  })),
  render: ({ notice: { store, state, reason } }, { language, supportEmail }) => {
    const text = texts[language];
    const { subject, opening, closing } = text[state];
    return compose({
      language,
      subject,
      opening,
      facts: [
        [text.store, store],
        [text.reason, reason],
      ],
      closing: [closing],
      replyTo: supportEmail,
    });
  },
});
