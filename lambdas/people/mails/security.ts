import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import { formatDayAndTime } from "#lambdas/platform/mail/format-day.ts";
import { type SecurityKind, securityKinds, securityTexts, securityTitles } from "./security-texts.ts";

type SecurityNews = { readonly kind: SecurityKind; readonly at: string };

/** Notifies the owner of a change to their sign-in methods. It cannot be turned off, because an intruder would turn it off. */
export const security = defineMail<SecurityNews>({
  why: "security",
  isTimeSensitive: true,
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
      facts: [[text.when, formatDayAndTime(language, at)]],
      advice: [text.yours],
      link: { href: new URL("/settings#password", siteOrigin).href, text: text.open },
      closing: [text.otherwise, text.never],
    });
  },
});
