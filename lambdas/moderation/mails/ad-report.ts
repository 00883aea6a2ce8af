import type { Language } from "#contract/people/accounts.ts";
import { adDecisionToken } from "#lambdas/moderation/ad-decision-links.ts";
import { compose } from "#lambdas/platform/mail/compose.ts";
import { defineMail } from "#lambdas/platform/mail/define-mail.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";

type News = "received" | "removed" | "kept" | "reviewed-removed" | "reviewed-kept";

/**
 * Subjects appear on locked screens and the address may be someone else's, so nothing is said of the ad or
 * the report.
 */
const texts = {
  sv: {
    open: "Se beslutet",
    follow: "Följ din anmälan",
    appeal: "Håller du inte med? Du kan överklaga en gång inom sex månader, från samma sida.",
    unexpected:
      "Har du inte anmält någon annons? Då har någon angett fel adress, och du behöver inte göra något.",
    received: {
      title: "Annonsanmälan: mottagen",
      subject: "Vi har fått din anmälan",
      opening:
        "Tack för att du anmälde en annons i Cykelregistret. En människa läser anmälan, och du får ett mejl när vi har bestämt oss.",
    },
    removed: {
      title: "Annonsanmälan: annonsen togs bort",
      subject: "Beslut om din anmälan",
      opening: "Vi har tagit bort annonsen som du anmälde. Skälen står på sidan.",
    },
    kept: {
      title: "Annonsanmälan: annonsen är kvar",
      subject: "Beslut om din anmälan",
      opening: "Vi har läst din anmälan och låter annonsen vara kvar. Skälen står på sidan.",
    },
    "reviewed-removed": {
      title: "Annonsanmälan: borttagen efter överklagande",
      subject: "Din anmälan har prövats på nytt",
      opening:
        "Beslutet om annonsen som du anmälde har överklagats och prövats på nytt. Annonsen är borttagen.",
    },
    "reviewed-kept": {
      title: "Annonsanmälan: kvar efter överklagande",
      subject: "Din anmälan har prövats på nytt",
      opening:
        "Beslutet om annonsen som du anmälde har överklagats och prövats på nytt. Annonsen får vara kvar.",
    },
  },
  en: {
    open: "See the decision",
    follow: "Follow your report",
    appeal: "Don’t agree? You can appeal once within six months, from the same page.",
    unexpected:
      "Haven’t reported an ad? Then someone gave the wrong address, and you don’t need to do anything.",
    received: {
      title: "Ad report: received",
      subject: "We’ve got your report",
      opening:
        "Thank you for reporting an ad in Cykelregistret. A person will read your report, and we’ll email you when we’ve decided.",
    },
    removed: {
      title: "Ad report: ad removed",
      subject: "Our decision on your report",
      opening: "We’ve removed the ad you reported. The page gives our reasons.",
    },
    kept: {
      title: "Ad report: ad kept",
      subject: "Our decision on your report",
      opening: "We’ve read your report and decided to keep the ad. The page gives our reasons.",
    },
    "reviewed-removed": {
      title: "Ad report: removed on appeal",
      subject: "Your report has been reviewed",
      opening: "The decision on the ad you reported was appealed and reviewed. The ad has been removed.",
    },
    "reviewed-kept": {
      title: "Ad report: kept on appeal",
      subject: "Your report has been reviewed",
      opening: "The decision on the ad you reported was appealed and reviewed. The ad stays.",
    },
  },
} as const satisfies Record<Language, unknown>;

const all = ["received", "removed", "kept", "reviewed-removed", "reviewed-kept"] as const;

type MailData = {
  readonly news: News;
  readonly caseId: string;
  readonly reportId: string;
  /**
   * People without an account get a link with a token in its fragment, which is not sent to servers or
   * logged.
   */
  readonly hasAccount: boolean;
};

const linkOf = (
  { caseId, reportId, hasAccount }: MailData,
  { siteOrigin, codeSecret }: MailContext,
): string => {
  const fragment = hasAccount ? "" : `#${adDecisionToken(codeSecret, { caseId, reportId })}`;
  return new URL(`/ad-decisions/${encodeURIComponent(caseId)}${fragment}`, siteOrigin).href;
};

export const adReport = defineMail<MailData>({
  why: "account",
  samples: all.map((news) => ({
    kind: news,
    title: { sv: texts.sv[news].title, en: texts.en[news].title },
    data: () => ({
      news,
      caseId: "adcase_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
      reportId: "adreport_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
      hasAccount: news !== "kept",
    }),
  })),
  render: (told, context) => {
    const text = texts[context.language];
    const { subject, opening } = text[told.news];
    return compose({
      language: context.language,
      subject,
      opening,
      link: { href: linkOf(told, context), text: told.news === "received" ? text.follow : text.open },
      closing: [
        ...(told.news === "kept" ? [text.appeal] : []),
        ...(told.hasAccount ? [] : [text.unexpected]),
      ],
    });
  },
});
