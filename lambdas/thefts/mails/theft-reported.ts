import type { Language } from "#contract/people/accounts.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Din anmälan är mottagen",
    opening: "Din cykel är anmäld stulen i Cykelregistret. Alla som söker på den ser det nu.",
    openingInReview:
      "Din cykel är anmäld stulen i Cykelregistret. Vi granskar den fortfarande. Så snart den är godkänd ser alla som söker på den att den är stulen.",
    frameNumber: "Ramnummer",
    bike: "Cykel",
    open: "Visa anmälan",
    police:
      "Anmäl stölden till polisen också, på polisen.se eller 114 14. Ditt försäkringsbolag behöver oftast ärendenumret.",
    seen: "Ser du din cykel? Konfrontera ingen. Ring 112 vid pågående brott, annars 114 14.",
    unexpected:
      "Har du inte anmält någon cykel? Välj då ett nytt lösenord under Glömt lösenordet på inloggningssidan.",
  },
  en: {
    subject: "We have received your report",
    opening: "Your bike is reported stolen in Cykelregistret. Everyone who looks it up can now see it.",
    openingInReview:
      "Your bike is reported stolen in Cykelregistret. We’re still reviewing it. Once it’s approved, everyone who looks it up will see that it’s stolen.",
    frameNumber: "Frame number",
    bike: "Bike",
    open: "Show report",
    police:
      "Report the theft to the police too, at polisen.se or on 114 14. Your insurer usually needs the case number.",
    seen: "Spotted your bike? Don’t confront anyone. Call 112 if a crime is in progress, otherwise 114 14.",
    unexpected: "Didn’t report a bike? Choose a new password under Forgot your password on the sign-in page.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type ReportedTheft = Pick<TheftItem, "bikeId" | "bike" | "frameNumber" | "inReview">;

export const theftReported = defineMail<{ readonly theft: ReportedTheft }>({
  why: "account",
  samples: [
    {
      title: { sv: "Stöldanmälan är mottagen", en: "Theft report received" },
      data: () => ({ theft: sampleData }),
    },
  ],
  render: ({ theft: { bikeId, bike, frameNumber, inReview } }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: inReview ? text.openingInReview : text.opening,
      frameNumber: { label: text.frameNumber, number: frameNumber },
      facts: [[text.bike, bike]],
      link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
      closing: [text.police, text.seen, text.unexpected],
    });
  },
});
