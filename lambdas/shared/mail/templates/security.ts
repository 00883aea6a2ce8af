import { compose } from "./compose.ts";
import { defineMail } from "./define-mail.ts";
import { minuteIn } from "./day-in.ts";
import { type SecurityKind, securityKinds, securityTexts, securityTitles } from "./security-texts.ts";

type SecurityNews = { readonly kind: SecurityKind; readonly at: string };

/** Tells the owner of an account what was done to its ways in, the person who did it. It cannot be declined: the person who has broken in would do just that. */
export const security = defineMail<SecurityNews>({
  why: "security",
  isOfTheMoment: true,
  samples: securityKinds.map((kind) => ({
    kind,
    title: securityTitles[kind],
    data: (now) => ({ kind, at: now.toISOString() }),
  })),
  render: ({ kind, at }, { language, siteOrigin }) => {
    const text = securityTexts[language];
    const { subject, opening } = text.told[kind];
    return compose({
      language,
      subject,
      opening,
      told: [[text.when, minuteIn(language, at)]],
      before: [text.yours],
      link: { href: new URL("/settings#password", siteOrigin).href, text: text.open },
      closing: [text.otherwise, text.never],
    });
  },
});
