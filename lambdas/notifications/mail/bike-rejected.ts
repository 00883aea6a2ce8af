import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";
import type { Stationery } from "./stationery.ts";

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
  return compose({
    language,
    subject: text.subject,
    opening: text.rejected,
    told: [
      [text.bike, `${brand} ${model}`],
      [text.reason, hidePersonalNumbers(reason, today)],
    ],
    before: [text.refunded, text.again],
    link: { href: new URL("/bike-registration", siteOrigin).href, text: text.open },
    closing: [],
  });
};
