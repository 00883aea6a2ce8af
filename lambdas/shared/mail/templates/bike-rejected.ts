import type { Language } from "#contract/accounts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";

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
    rejected: "We couldn’t register your bike.",
    bike: "Bike",
    reason: "Reason",
    refunded: "You have your points back, and the frame number is free to register again.",
    again: "You can try again with a clearer receipt.",
    open: "Register a bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What was not let into the register, and why, in an administrator's words. */
export type RejectedBike = { readonly brand: string; readonly model: string; readonly reason: string };

export const bikeRejected = defineMail<RejectedBike>({
  why: "account",
  samples: [
    {
      title: { sv: "Cykeln blev inte godkänd", en: "Bike not approved" },
      data: () => ({ brand: "Monark", model: "Karin", reason: "Kvittot går inte att läsa." }),
    },
  ],
  render: ({ brand, model, reason }, { language, siteOrigin, today }) => {
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
  },
});
