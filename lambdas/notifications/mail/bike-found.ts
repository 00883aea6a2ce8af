import type { Language } from "#contract/accounts.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Någon har rapporterat din cykel",
    opening:
      "Någon tror sig ha hittat din stulna cykel. Var den står och hur du når personen ser du när du har loggat in.",
    frameNumber: "Ramnummer",
    open: "Läs rapporten",
    safety: "Konfrontera ingen. Pågående brott: 112. Tips eller anmälan: 114 14.",
    money: "Betala aldrig i förskott. Vi ber dig aldrig om pengar eller lösenord.",
  },
  en: {
    subject: "Somebody has reported your bike",
    opening:
      "Somebody believes they have found your stolen bike. Where it stands and how to reach them is shown once you have signed in.",
    frameNumber: "Frame number",
    open: "Read the report",
    safety: "Confront nobody. A crime in progress: 112. Tips or reports: 114 14.",
    money: "Never pay in advance. We never ask you for money or passwords.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type FoundBike = { readonly bikeId: string; readonly frameNumber: string };

/** Tells an owner of a find. Nothing that its finder has written stands in it: a mail can be forwarded, and anybody can write anything. */
export const bikeFoundMail = (
  { bikeId, frameNumber }: FoundBike,
  language: Language,
  siteOrigin: string,
): Mail => {
  const text = texts[language];
  return compose({
    language,
    subject: text.subject,
    opening: text.opening,
    frameNumber: { label: text.frameNumber, number: frameNumber },
    link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
    closing: [text.safety, text.money],
  });
};
