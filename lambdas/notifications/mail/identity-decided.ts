import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { button, facts, page, paragraph } from "./html.ts";
import type { Mail, Stationery } from "./mail.ts";

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
  const link = new URL("/my-bikes", siteOrigin).href;
  const body = [paragraph(text.approved), paragraph(text.gone), button(link, text.toBikes)];
  return {
    subject: text.subject,
    html: page({ language, title: text.subject, body }),
    text: [text.approved, text.gone, `${text.toBikes}: ${link}`].join("\n\n"),
    language,
  };
};

/** An administrator words the reason with the card at hand, and may well write its number down. */
export const identityRejectedMail = (
  reason: string | undefined,
  { language, siteOrigin, today }: Pick<Stationery, "language" | "siteOrigin" | "today">,
): Mail => {
  const text = texts[language];
  const link = new URL("/settings", siteOrigin).href;
  const told = reason === undefined ? [] : [[text.reason, hidePersonalNumbers(reason, today)] as const];
  const body = [
    paragraph(text.rejected),
    ...(told.length > 0 ? [facts(told)] : []),
    paragraph(text.again),
    paragraph(text.gone),
    button(link, text.toSettings),
  ];
  const lines = told.map(([term, value]) => `${term}: ${value}`);
  return {
    subject: text.subject,
    html: page({ language, title: text.subject, body }),
    text: [text.rejected, ...lines, text.again, text.gone, `${text.toSettings}: ${link}`].join("\n\n"),
    language,
  };
};
