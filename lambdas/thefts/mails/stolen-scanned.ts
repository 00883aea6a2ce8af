import type { Language } from "#contract/people/accounts.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const texts = {
  sv: {
    subject: "QR-koden på din stulna cykel har skannats",
    opening:
      "Någon har skannat QR-koden på din stulna cykel i dag. Vi vet inte vem, och sparar inget om den som skannar.",
    frameNumber: "Ramnummer",
    bike: "Cykel",
    open: "Visa när och var",
    place: "Om den som skannade har valt att dela platsen ser du ungefär var, på sidan om stölden.",
    once: "Vi skriver högst en gång om dagen, så länge cykeln är anmäld stulen.",
    police: "Konfrontera ingen. Ring 112 vid pågående brott, annars 114 14.",
  },
  en: {
    subject: "The QR code on your stolen bike has been scanned",
    opening:
      "The QR code on your stolen bike was scanned today. We don’t know who scanned it, and we keep nothing about them.",
    frameNumber: "Frame number",
    bike: "Bike",
    open: "Show when and where",
    place: "If they chose to share where they were, you can see roughly where on the page about the theft.",
    once: "We’ll write at most once a day while the bike is reported stolen.",
    police: "Don’t confront anyone. Call 112 if a crime is in progress, otherwise 114 14.",
  },
} as const satisfies Record<Language, Record<string, string>>;

type ScannedTheft = Pick<TheftItem, "bikeId" | "bike" | "frameNumber">;

export const stolenScanned = defineMail<{ readonly theft: ScannedTheft }>({
  why: "account",
  samples: [
    {
      title: { sv: "Stulen cykel är skannad", en: "Stolen bike scanned" },
      data: () => ({ theft: sampleData }),
    },
  ],
  render: ({ theft: { bikeId, bike, frameNumber } }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.frameNumber, number: frameNumber },
      facts: [[text.bike, bike]],
      link: {
        href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}/stolen`, siteOrigin).href,
        text: text.open,
      },
      closing: [text.place, text.once, text.police],
    });
  },
});
