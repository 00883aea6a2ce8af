import type { Language } from "#contract/people/accounts.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Din cykel är registrerad",
    opening: "Nu finns din cykel i Cykelregistret med dig som ägare.",
    frameNumber: "Ramnummer",
    bike: "Cykel",
    open: "Visa cykeln",
    advice:
      "Spara kvittot. Den som söker på ramnumret ser att cykeln är registrerad. Blir den stulen anmäler du det till polisen på 114 14.",
    unexpected:
      "Har du inte registrerat någon cykel? Välj då ett nytt lösenord under Glömt lösenordet på inloggningssidan.",
  },
  en: {
    subject: "Your bike is registered",
    opening: "Your bike is now in Cykelregistret, with you as its owner.",
    frameNumber: "Frame number",
    bike: "Bike",
    open: "Show bike",
    advice:
      "Keep the receipt. Anyone who looks up the frame number can see that the bike is registered. If it is stolen, report it to the police on 114 14.",
    unexpected:
      "Didn’t register a bike? Choose a new password under Forgot your password on the sign-in page.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type RegisteredBike = Pick<BikeItem, "id" | "frameNumber" | "brand" | "model">;

/** Shows the frame number only in the body, not in the subject. */
export const bikeRegistered = defineMail<{ readonly bike: RegisteredBike }>({
  why: "bikeRegistrations",
  samples: [
    {
      title: { sv: "Cykeln är registrerad", en: "Bike registered" },
      data: () => ({
        bike: {
          id: sampleData.bikeId,
          frameNumber: sampleData.frameNumber,
          brand: "Crescent",
          model: "Femto",
        },
      }),
    },
  ],
  render: ({ bike }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.frameNumber, number: bike.frameNumber },
      facts: [[text.bike, `${bike.brand} ${bike.model}`]],
      link: { href: new URL(`/my-bikes/${encodeURIComponent(bike.id)}`, siteOrigin).href, text: text.open },
      closing: [text.advice, text.unexpected],
    });
  },
});
