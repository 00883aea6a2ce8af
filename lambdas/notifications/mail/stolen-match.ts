import type { Language } from "#contract/accounts.ts";
import type { MatchItem } from "#lambdas/table/items/theft.ts";
import type { Mail } from "#lambdas/mail/mail.ts";
import { compose } from "./compose.ts";

const texts = {
  sv: {
    subject: "Ett tecken på din stulna cykel",
    registered: "En cykel med ett ramnummer som liknar ditt har kommit in i Cykelregistret efter stölden.",
    attempted:
      "Någon har försökt registrera en cykel med ditt ramnummer eller ett som liknar det. Registret sa nej.",
    found: "Någon som har hittat en annan cykel nämner ett ramnummer som ser ut som ditt.",
    frameNumber: "Ditt ramnummer",
    bike: "Cykel",
    open: "Visa cykeln",
    looked: "Det behöver inte vara din cykel. Våra administratörer har fått veta det och ser efter.",
    police: "Lämna uppgiften till polisen på 114 14 om du har gjort en anmälan. Konfrontera ingen.",
  },
  en: {
    subject: "A sign of your stolen bike",
    registered:
      "A bike with a frame number that looks like yours has come into Cykelregistret since the theft.",
    attempted:
      "Somebody has tried to register a bike with your frame number or one that looks like it. The registry refused.",
    found: "Somebody who has found another bike mentions a frame number that looks like yours.",
    frameNumber: "Your frame number",
    bike: "Bike",
    open: "Show the bike",
    looked: "It need not be your bike. Our administrators have been told and are looking into it.",
    police: "Tell the police on 114 14 if you have reported the theft. Confront nobody.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type StolenMatch = Pick<MatchItem, "sign" | "bikeId" | "bike" | "frameNumber" | "reference">;

/** Tells an owner that there is a sign of their bike, and nothing of whoever gave it. */
export const stolenMatchMail = (match: StolenMatch, language: Language, siteOrigin: string): Mail => {
  const text = texts[language];
  const href = new URL(`/my-bikes/${encodeURIComponent(match.bikeId)}`, siteOrigin).href;
  return compose({
    language,
    subject: text.subject,
    opening: text[match.sign],
    frameNumber: { label: text.frameNumber, number: match.frameNumber },
    told: [[text.bike, match.bike]],
    link: { href, text: text.open },
    closing: [text.looked, text.police],
  });
};

const signs: Record<MatchItem["sign"], string> = {
  registered: "Nyregistrerad cykel med liknande ramnummer",
  attempted: "Nekad registrering av liknande ramnummer",
  found: "Fyndrapport om en annan cykel nämner numret",
};

/** The same for those who look into it, always in Swedish. */
export const stolenMatchCaseMail = (match: StolenMatch, siteOrigin: string): Mail =>
  compose({
    language: "sv",
    subject: "Tecken på en stulen cykel",
    opening: signs[match.sign],
    frameNumber: { label: "Ramnummer", number: match.frameNumber },
    told: [
      ["Stulen cykel", match.bikeId],
      ...(match.reference === undefined ? [] : [["Se", match.reference] as const]),
    ],
    link: {
      href: new URL(match.sign === "found" ? "/admin-recovery-reports" : "/admin-bike-search", siteOrigin)
        .href,
      text: "Öppna",
    },
    closing: [],
  });
