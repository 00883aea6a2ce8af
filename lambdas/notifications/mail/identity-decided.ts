import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import type { Stationery } from "./stationery.ts";

const texts = {
  sv: {
    /** The same for yes and no: it is read on locked screens. */
    subject: "Din begäran är behandlad",
    approved: "Nu är det styrkt vem du är. Du kan registrera cyklar och ta över dem från andra.",
    rejected: "Bilden av ditt id-kort räckte inte för att styrka vem du är.",
    reason: "Skäl",
    again: "Du kan skicka en ny bild eller använda BankID i dina inställningar.",
    gone: "Bilden är raderad.",
    toBikes: "Visa mina cyklar",
    toSettings: "Öppna inställningarna",
  },
  en: {
    subject: "Your request has been answered",
    approved: "Who you are is now proved. You can register bikes and take them over from others.",
    rejected: "The picture of your ID card was not enough to prove who you are.",
    reason: "Reason",
    again: "You can send another picture or use BankID in your settings.",
    gone: "The picture has been deleted.",
    toBikes: "Show my bikes",
    toSettings: "Open the settings",
  },
} as const satisfies Record<Language, Record<string, string>>;

export const identityApprovedMail = (language: Language, siteOrigin: string): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.approved,
    link: { href: new URL("/my-bikes", siteOrigin).href, text: text.toBikes },
    closing: [text.gone],
  });
};

/** An administrator words the reason with the card at hand, and may well write its number down. */
export const identityRejectedMail = (
  reason: string | undefined,
  { language, siteOrigin, today }: Pick<Stationery, "language" | "siteOrigin" | "today">,
): Mail => {
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
};
