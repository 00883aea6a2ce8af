import type { Language } from "#contract/people/accounts.ts";
import type { MatchItem } from "#lambdas/thefts/items/theft.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "Ett spår av din stulna cykel",
    registered: "En cykel med ett ramnummer som liknar ditt har kommit in i Cykelregistret efter stölden.",
    attempted:
      "Någon har försökt registrera en cykel med ditt ramnummer eller ett som liknar det. Registret sa nej.",
    found: "Någon som har hittat en annan cykel nämner ett ramnummer som ser ut som ditt.",
    frameNumber: "Ditt ramnummer",
    bike: "Cykel",
    open: "Visa cykeln",
    looked: "Det behöver inte vara din cykel. Våra handläggare har fått veta det och undersöker saken.",
    police: "Lämna uppgiften till polisen på 114 14 om du har gjort en anmälan. Konfrontera ingen.",
  },
  en: {
    subject: "A lead on your stolen bike",
    registered:
      "A bike with a frame number that looks like yours has been registered in Cykelregistret since the theft.",
    attempted:
      "Someone has tried to register a bike with your frame number, or one that looks like it. The register said no.",
    found: "Someone who found another bike has mentioned a frame number that looks like yours.",
    frameNumber: "Your frame number",
    bike: "Bike",
    open: "Show bike",
    looked: "It may not be your bike. Our staff have been told and are looking into it.",
    police: "If you’ve reported the theft, pass this on to the police on 114 14. Don’t confront anyone.",
  },
} as const satisfies Record<Language, Record<string, string>>;

type StolenMatch = Pick<MatchItem, "sign" | "bikeId" | "bike" | "frameNumber" | "reference">;

type WithMatch = { readonly match: StolenMatch };

const sampleMatch = (): WithMatch => ({
  match: {
    sign: "registered",
    bikeId: sampleData.bikeId,
    bike: sampleData.bike,
    frameNumber: sampleData.frameNumber,
    reference: "bike_02",
  },
});

/** Says nothing about the person behind the lead. */
export const stolenMatch = defineMail<WithMatch>({
  why: "account",
  samples: [{ title: { sv: "Spår av en stulen cykel", en: "Lead on a stolen bike" }, data: sampleMatch }],
  render: ({ match }, { language, siteOrigin }) => {
    const text = texts[language];
    const href = new URL(`/my-bikes/${encodeURIComponent(match.bikeId)}`, siteOrigin).href;
    return compose({
      language,
      subject: text.subject,
      opening: text[match.sign],
      frameNumber: { label: text.frameNumber, number: match.frameNumber },
      facts: [[text.bike, match.bike]],
      link: { href, text: text.open },
      closing: [text.looked, text.police],
    });
  },
});

type Case = Omit<StolenMatch, "sign"> & { readonly sign: MatchItem["sign"] | "withheld" };

const signs: Record<Case["sign"], string> = {
  registered: "Nyregistrerad cykel med liknande ramnummer",
  attempted: "Nekad registrering av liknande ramnummer",
  found: "Fyndrapport om en annan cykel nämner numret",
  withheld: "Fyndrapport som ägaren inte får se: berätta för ägaren om den stämmer",
};

/** For support, always in Swedish. */
export const stolenMatchCase = defineMail<{ readonly match: Case }>({
  why: "support",
  samples: [
    {
      title: { sv: "Spår av en stulen cykel, till supporten", en: "Lead on a stolen bike, for support" },
      data: sampleMatch,
    },
  ],
  render: ({ match }, { siteOrigin }) =>
    compose({
      language: "sv",
      subject: "Spår av en stulen cykel",
      opening: signs[match.sign],
      frameNumber: { label: "Ramnummer", number: match.frameNumber },
      facts: [
        ["Stulen cykel", match.bikeId],
        ...(match.reference === undefined ? [] : [["Se", match.reference] as const]),
      ],
      link: {
        href: new URL(
          ["found", "withheld"].includes(match.sign) ? "/admin-recovery-reports" : "/admin-bike-search",
          siteOrigin,
        ).href,
        text: "Öppna",
      },
      closing: [],
    }),
});
