import type { Language } from "#contract/accounts.ts";
import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";
import { madeUp } from "./made-up.ts";

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
    subject: "Someone has reported your bike",
    opening:
      "Someone thinks they’ve found your stolen bike. Sign in to see where it is and how to reach them.",
    frameNumber: "Frame number",
    open: "Read the report",
    safety: "Don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
    money: "Never pay in advance. We’ll never ask you for money or passwords.",
  },
} as const satisfies Record<Language, Record<string, string>>;

export type FoundBike = { readonly bikeId: string; readonly frameNumber: string };

/** Tells an owner of a find. Nothing that its finder has written stands in it: a mail can be forwarded, and anybody can write anything. */
export const bikeFound = defineMail<FoundBike>({
  why: "account",
  samples: [
    { title: { sv: "Någon har hittat din cykel", en: "Someone has found your bike" }, data: () => madeUp },
  ],
  render: ({ bikeId, frameNumber }, { language, siteOrigin }) => {
    const text = texts[language];
    return compose({
      language,
      subject: text.subject,
      opening: text.opening,
      frameNumber: { label: text.frameNumber, number: frameNumber },
      link: { href: new URL(`/my-bikes/${encodeURIComponent(bikeId)}`, siteOrigin).href, text: text.open },
      closing: [text.safety, text.money],
    });
  },
});
