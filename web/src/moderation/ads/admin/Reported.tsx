import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OpenedAdCase } from "#contract/moderation/ad-report-admin.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { PictureLinks } from "#web/platform/ui/pictures/PictureLinks.tsx";

type Report = OpenedAdCase["allReports"][number];

function Snapshot({ ad }: { ad: Report["ad"] }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.adCases);
  return (
    <details>
      <summary>{texts.asReported}</summary>
      <div className="case__part">
        <Facts
          facts={[
            [texts.adTitle, ad.title],
            [texts.price, kronorText(ad.price, language)],
            [texts.city, ad.city],
            [texts.photos, String(ad.photos)],
          ]}
        />
        {ad.text !== undefined && <blockquote>{ad.text}</blockquote>}
        <PictureLinks urls={ad.photoUrls} alt={(number) => t(($) => $.adCases.photo, { number })} />
      </div>
    </details>
  );
}

function OneReport({ report }: { report: Report }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.adCases);
  const { reason, explanation, links, reportedAt, name, email, hasAccount, ad } = report;
  return (
    <div className="adcase__report">
      <Facts
        facts={[
          [texts.reason, t(($) => $.adReport.reasons[reason])],
          [texts.by, name ?? texts.nameless],
          [texts.email, email],
          [texts.account, hasAccount ? texts.hasAccount : texts.noAccount],
          [texts.reportedAt, momentText(reportedAt, language)],
        ]}
      />
      <blockquote>{explanation ?? texts.erased}</blockquote>
      {links.map((link) => (
        <a key={link} href={link} target="_blank" rel="noreferrer noopener nofollow">
          {link}
        </a>
      ))}
      <Snapshot ad={ad} />
    </div>
  );
}

export function Reported({ item }: { item: OpenedAdCase }): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="case__part">
      <h3>{t(($) => $.adCases.said)}</h3>
      {item.allReports.map((report) => (
        <OneReport key={report.id} report={report} />
      ))}
    </section>
  );
}
