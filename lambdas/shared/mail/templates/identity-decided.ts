import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";

const texts = {
  sv: {
    /** The same for yes and no: it is read on locked screens. */
    subject: "Din begäran är behandlad",
    approved: "Din identitet är bekräftad. Du kan registrera cyklar och ta över dem från andra.",
    rejected: "Bilden av ditt id-kort räckte inte för att styrka din identitet.",
    reason: "Skäl",
    again: "Du kan skicka en ny bild eller använda BankID i dina inställningar.",
    gone: "Bilden är raderad.",
    toBikes: "Visa mina cyklar",
    toSettings: "Öppna inställningarna",
  },
  en: {
    subject: "About your ID card",
    approved: "Your identity is verified. You can now register bikes and take over bikes from others.",
    rejected: "The picture of your ID card wasn’t enough to verify your identity.",
    reason: "Reason",
    again: "You can send another picture or use BankID in your settings.",
    gone: "The picture has been deleted.",
    toBikes: "Show my bikes",
    toSettings: "Open settings",
  },
} as const satisfies Record<Language, Record<string, string>>;

type Answered = { readonly reason: string | undefined };

export const identityApproved = defineMail<Answered>({
  why: "account",
  samples: [
    { title: { sv: "ID-kortet är godkänt", en: "ID card approved" }, data: () => ({ reason: undefined }) },
  ],
  render: (_, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.approved,
      link: { href: new URL("/my-bikes", siteOrigin).href, text: text.toBikes },
      closing: [text.gone],
    });
  },
});

/** An administrator words the reason with the card at hand, and may well write its number down. */
export const identityRejected = defineMail<Answered>({
  why: "account",
  samples: [
    {
      title: { sv: "ID-kortet godkändes inte", en: "ID card not approved" },
      data: () => ({ reason: "Bilden är suddig." }),
    },
  ],
  render: ({ reason }, { language, siteOrigin, today }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.rejected,
      told: reason === undefined ? [] : [[text.reason, hidePersonalNumbers(reason, today)]],
      before: [text.again],
      link: { href: new URL("/settings", siteOrigin).href, text: text.toSettings },
      closing: [text.gone],
    });
  },
});
