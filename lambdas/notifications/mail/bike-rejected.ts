import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { button, facts, page, paragraph } from "./html.ts";
import type { Mail, Stationery } from "./mail.ts";

const texts = {
  sv: {
    subject: "Din cykel är granskad",
    rejected: "Vi kunde inte registrera din cykel.",
    bike: "Cykel",
    reason: "Skäl",
    refunded: "Poängen som registreringen kostade är tillbaka på ditt konto, och ramnumret är fritt igen.",
    again: "Du kan registrera cykeln på nytt med ett tydligare kvitto.",
    open: "Registrera en cykel",
  },
  en: {
    subject: "Your bike has been reviewed",
    rejected: "We could not register your bike.",
    bike: "Bike",
    reason: "Reason",
    refunded:
      "The points the registration cost are back in your account, and the frame number is free again.",
    again: "You can register the bike anew with a clearer receipt.",
    open: "Register a bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What was not let into the register, and why, in an administrator's words. */
export type RejectedBike = { readonly brand: string; readonly model: string; readonly reason: string };

export const bikeRejectedMail = (
  { brand, model, reason }: RejectedBike,
  { language, siteOrigin, today }: Pick<Stationery, "language" | "siteOrigin" | "today">,
): Mail => {
  const text = texts[language];
  const link = new URL("/bike-registration", siteOrigin).href;
  const told = [
    [text.bike, `${brand} ${model}`],
    [text.reason, hidePersonalNumbers(reason, today)],
  ] as const;
  const body = [
    paragraph(text.rejected),
    facts(told),
    paragraph(text.refunded),
    paragraph(text.again),
    button(link, text.open),
  ];
  const lines = told.map(([term, value]) => `${term}: ${value}`).join("\n");
  return {
    subject: text.subject,
    html: page({ language, title: text.subject, body }),
    text: [text.rejected, lines, text.refunded, text.again, `${text.open}: ${link}`].join("\n\n"),
    language,
  };
};
