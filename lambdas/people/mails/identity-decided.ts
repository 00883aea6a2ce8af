import type { Language } from "#contract/people/accounts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    /** The same for both outcomes: subjects show on locked screens. */
    subject: "Din begäran är behandlad",
    approved: "Din identitet är styrkt. Nu kan du registrera cyklar och ta över cyklar från andra.",
    rejected: "Bilden av ditt ID-kort räckte inte för att styrka din identitet.",
    reason: "Skäl",
    again: "Du kan skicka en ny bild eller använda BankID i dina inställningar.",
    gone: "Bilden är raderad.",
    toBikes: "Visa mina cyklar",
    toSettings: "Öppna inställningarna",
  },
  en: {
    subject: "About your ID card",
    approved: "Your identity is verified. You can now register bikes and take over bikes from others.",
    rejected: "The photo of your ID card wasn’t enough to verify your identity.",
    reason: "Reason",
    again: "You can send another photo or use BankID in your settings.",
    gone: "The photo has been deleted.",
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

/** Hides personal numbers, which an administrator may copy from the card. */
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
      facts: reason === undefined ? [] : [[text.reason, hidePersonalNumbers(reason, today)]],
      advice: [text.again],
      link: { href: new URL("/settings", siteOrigin).href, text: text.toSettings },
      closing: [text.gone],
    });
  },
});
