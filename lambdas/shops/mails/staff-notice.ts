import type { Language } from "#contract/people/accounts.ts";
import type { StaffNoticeItem } from "#lambdas/shops/items/store.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    store: "Butik",
    added: {
      title: "Personal: kan arbeta i en butik till",
      subject: "Du kan arbeta i en butik till",
      opening: "En ägare av butiken har gett dig tillgång till den.",
      closing:
        "Logga in som vanligt och välj butik under Inställningar. Var det fel? Svara på det här mejlet.",
    },
    removed: {
      title: "Personal: arbetar inte längre i butiken",
      subject: "Du arbetar inte längre i butiken",
      opening:
        "En ägare av butiken har tagit bort din tillgång till den. Du är utloggad, och arbetar du i fler butiker kan du logga in igen.",
      closing: "Tror du att det är ett misstag? Hör av dig till butiken.",
    },
  },
  en: {
    store: "Shop",
    added: {
      title: "Staff: can work in another shop",
      subject: "You can work in another shop",
      opening: "An owner of the shop has given you access to it.",
      closing: "Sign in as usual and choose the shop under Settings. Not right? Reply to this email.",
    },
    removed: {
      title: "Staff: no longer works in the shop",
      subject: "You no longer work in the shop",
      opening:
        "An owner of the shop has removed your access to it. You’ve been signed out. If you work in other shops, just sign in again.",
      closing: "Think it’s a mistake? Get in touch with the shop.",
    },
  },
} as const satisfies Record<Language, unknown>;

type Notice = Pick<StaffNoticeItem, "store" | "what">;

export const staffNotice = defineMail<{ readonly notice: Notice }>({
  why: "account",
  samples: (["added", "removed"] as const).map((what) => ({
    kind: what,
    title: { sv: texts.sv[what].title, en: texts.en[what].title },
    data: () => ({ notice: { store: "Cykelkällaren i Göteborg AB", what } }),
  })),
  render: ({ notice: { store, what } }, { language, supportEmail }) => {
    const text = texts[language];
    const { subject, opening, closing } = text[what];
    return compose({
      language,
      subject,
      opening,
      facts: [[text.store, store]],
      closing: [closing],
      replyTo: supportEmail,
    });
  },
});
