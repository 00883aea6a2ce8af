import type { Language } from "#contract/accounts.ts";
import type { TheftItem } from "#lambdas/table/items/theft.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Din anmälan är mottagen",
    opening: "Din cykel är anmäld stulen i Cykelregistret. Alla som söker på den ser det nu.",
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
    opening: "Your bike is reported stolen in Cykelregistret. Everybody who looks it up is told so now.",
    frameNumber: "Frame number",
    bike: "Bike",
    open: "Show the report",
    police:
      "Report the theft to the police too, at polisen.se or on 114 14. Your insurer usually needs the case number.",
    seen: "Do you see your bike? Confront nobody. Call 112 about a crime in progress, otherwise 114 14.",
    unexpected:
      "Did you not report a bike? Then choose a new password under Forgotten your password on the sign-in page.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type ReportedTheft = Pick<TheftItem, "bikeId" | "bike" | "frameNumber">;

/** Tells an owner that the theft has been written down, and what comes next. */
export const theftReportedMail = (
  { bikeId, bike, frameNumber }: ReportedTheft,
  language: Language,
  siteOrigin: string,
): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    frameNumber: { label: text.frameNumber, number: frameNumber },
    told: [[text.bike, bike]],
    link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
    closing: [text.police, text.seen, text.unexpected],
  });
};
