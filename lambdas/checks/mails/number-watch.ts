import { daysWatched } from "#contract/checks/watches.ts";
import type { Language } from "#contract/people/accounts.ts";
import { stolenPage } from "#contract/thefts/stolen-page.ts";
import { confirmLink } from "#lambdas/checks/watch-links.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { sampleData } from "#lambdas/platform/mail/sample-data.ts";

const confirmationTexts = {
  sv: {
    subject: "Vill du bevaka ett ramnummer?",
    opening: `Någon har bett oss mejla hit om cykeln med det här ramnumret anmäls stulen inom ${daysWatched} dagar. Är det du? Starta då bevakningen med knappen.`,
    frameNumber: "Ramnummer",
    confirm: "Starta bevakningen",
    valid: "Länken gäller i ett dygn.",
    unexpected: "Har du inte bett om det? Då behöver du inte göra något, och vi mejlar inte om numret.",
  },
  en: {
    subject: "Would you like to watch a frame number?",
    opening: `Someone has asked us to email this address if the bike with this frame number is reported stolen within ${daysWatched} days. Was it you? Then start the watch with the button.`,
    frameNumber: "Frame number",
    confirm: "Start watching",
    valid: "The link works for 24 hours.",
    unexpected: "Didn’t ask for this? Then there’s nothing to do, and we won’t email you about the number.",
  },
} as const satisfies Record<Language, Record<string, string>>;

type Unconfirmed = { readonly askedId: string; readonly frameNumber: string };

/** Contains only the number, because anyone can enter another person's address. */
export const numberWatchAsked = defineMail<Unconfirmed>({
  why: "address",
  isTimeSensitive: true,
  samples: [
    {
      title: { sv: "Fråga om att bevaka ett ramnummer", en: "Question about watching a frame number" },
      data: () => ({ askedId: "watch_01", frameNumber: sampleData.frameNumber }),
    },
  ],
  render: ({ askedId, frameNumber }, { language, siteOrigin, codeSecret }) => {
    const text = confirmationTexts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.frameNumber, number: frameNumber },
      link: { href: confirmLink(codeSecret, askedId, siteOrigin), text: text.confirm },
      closing: [text.valid, text.unexpected],
    });
  },
});

const theft = {
  sv: {
    subject: "Ett ramnummer som du bevakar är anmält stulet",
    same: "Cykeln med ramnumret du bevakar är anmäld stulen i Cykelregistret.",
    alike:
      "En cykel med ett ramnummer som liknar det du bevakar är anmäld stulen i Cykelregistret. Jämför tecken för tecken: 0 och O, 1 och I, 5 och S går lätt att läsa fel.",
    frameNumber: "Du bevakar",
    stolenNumber: "Anmäld stulen",
    reported: "Anmäld",
    open: "Visa anmälan",
    notBought: "Har du inte köpt cykeln? Köp den inte, och ring polisen på 114 14.",
    bought:
      "Har du redan köpt den? Ring polisen på 114 14 och berätta det. Spara annonsen, meddelandena och kvittot på betalningen, och lämna inte cykeln till någon annan än polisen.",
    unsure: "Anmälan är ägarens egna uppgifter. Det behöver inte vara den som sålde cykeln som tog den.",
  },
  en: {
    subject: "A frame number you’re watching has been reported stolen",
    same: "The bike with the frame number you’re watching has been reported stolen in Cykelregistret.",
    alike:
      "A bike with a frame number that looks like the one you’re watching has been reported stolen in Cykelregistret. Compare them character by character: 0 and O, 1 and I, 5 and S are easy to misread.",
    frameNumber: "You’re watching",
    stolenNumber: "Reported stolen",
    reported: "Reported",
    open: "Show report",
    notBought: "Haven’t bought the bike? Don’t, and call the police on 114 14.",
    bought:
      "Already bought it? Call the police on 114 14 and tell them. Keep the ad, the messages and the proof of payment, and don’t hand the bike to anyone but the police.",
    unsure: "The report is the owner’s own account. Whoever sold the bike may not be the one who took it.",
  },
} as const satisfies Record<Language, Record<string, string>>;

type Theft = {
  readonly frameNumber: string;
  readonly stolenNumber: string;
  readonly bikeId: string;
  readonly reportedAt: string;
};

export const numberWatchTheft = defineMail<Theft>({
  why: "watch",
  samples: [
    {
      title: { sv: "Bevakat ramnummer är anmält stulet", en: "Watched frame number reported stolen" },
      data: (now) => ({
        frameNumber: sampleData.frameNumber,
        stolenNumber: sampleData.frameNumber,
        bikeId: sampleData.bikeId,
        reportedAt: now.toISOString(),
      }),
    },
    {
      kind: "alike",
      title: {
        sv: "Bevakat ramnummer liknar ett stulet",
        en: "Watched frame number looks like a stolen one",
      },
      data: (now) => ({
        frameNumber: "WTU2O4K8861",
        stolenNumber: sampleData.frameNumber,
        bikeId: sampleData.bikeId,
        reportedAt: now.toISOString(),
      }),
    },
  ],
  render: ({ frameNumber, stolenNumber, bikeId, reportedAt }, { language, siteOrigin }) => {
    const text = theft[language];
    const isSame = frameNumber === stolenNumber;
    return compose({
      language,
      subject: text.subject,
      opening: isSame ? text.same : text.alike,
      frameNumber: { label: text.frameNumber, number: frameNumber },
      facts: [
        ...(isSame ? [] : [[text.stolenNumber, stolenNumber] as const]),
        [text.reported, formatDay(language, reportedAt)],
      ],
      advice: [text.notBought, text.bought],
      link: { href: new URL(stolenPage(bikeId), siteOrigin).href, text: text.open },
      closing: [text.unsure],
    });
  },
});
