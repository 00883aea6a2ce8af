import type { Language } from "#contract/people/accounts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";

const texts = {
  sv: {
    subject: "Din cykel är granskad",
    rejected: "Vi kunde inte registrera din cykel.",
    bike: "Cykel",
    reason: "Skäl",
    refunded: "Poängen som registreringen kostade är tillbaka på ditt konto, och ramnumret är fritt igen.",
    released: "Ramnumret är fritt igen.",
    again: "Du kan registrera cykeln på nytt med ett tydligare kvitto.",
    open: "Registrera en cykel",
  },
  en: {
    subject: "Your bike has been reviewed",
    rejected: "We couldn’t register your bike.",
    bike: "Bike",
    reason: "Reason",
    refunded: "You have your points back, and the frame number is free to register again.",
    released: "The frame number is free to register again.",
    again: "You can try again with a clearer receipt.",
    open: "Register a bike",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** `free`: the owner paid nothing. `reason` is the administrator's own text. */
export type RejectedBike = {
  readonly brand: string;
  readonly model: string;
  readonly reason: string;
  readonly free?: true | undefined;
};

export const bikeRejected = defineMail<RejectedBike>({
  why: "account",
  samples: [
    {
      title: { sv: "Cykeln blev inte godkänd", en: "Bike not approved" },
      data: () => ({ brand: "Monark", model: "Karin", reason: "Kvittot går inte att läsa." }),
    },
  ],
  render: ({ brand, model, reason, free }, { language, siteOrigin, today }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.rejected,
      facts: [
        [text.bike, `${brand} ${model}`],
        [text.reason, hidePersonalNumbers(reason, today)],
      ],
      advice: [free ? text.released : text.refunded, text.again],
      link: { href: new URL("/bike-registration", siteOrigin).href, text: text.open },
      closing: [],
    });
  },
});
