import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OpenedAdCase } from "#contract/moderation/ad-report-admin.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { LoadedCase } from "#web/platform/cases/LoadedCase.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { caseQuery } from "#web/moderation/ads/ad-reports-api.ts";
import { Statement } from "#web/moderation/ads/Statement.tsx";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { DecisionForm } from "./DecisionForm.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { PictureLinks } from "#web/platform/ui/pictures/PictureLinks.tsx";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";

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

function Reported({ item }: { item: OpenedAdCase }): ReactNode {
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

type Props = { item: OpenedAdCase };

function Now({ item }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.adCases);
  const { now, sellerName, sellerEmail, frameNumber, stolen, listingId, photoUrls } = item;
  return (
    <section className="case__part">
      <h3>{texts.now}</h3>
      <Facts
        facts={[
          [texts.state, now === undefined ? texts.gone : texts.states[now]],
          [texts.seller, sellerName ?? texts.noSeller],
          [texts.email, sellerEmail],
          [texts.frameNumber, frameNumber],
          [texts.stolen, stolen ? texts.isStolen : undefined],
        ]}
      />
      <PictureLinks urls={photoUrls} alt={(number) => t(($) => $.adCases.photo, { number })} />
      <Link to={`/bike-ads/${listingId}`}>{texts.seeAd}</Link>
    </section>
  );
}

function Earlier({ item }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.adCases);
  const { earlier } = item;
  return (
    <section className="case__part">
      <h3>{texts.earlier}</h3>
      {earlier.length === 0 && <p className="muted">{texts.noEarlier}</p>}
      {earlier.map(({ id, title, sameAd, openedAt, reason, statements }) => (
        <details key={id}>
          <summary>
            {title}, {dayText(openedAt, language)} ({sameAd ? texts.sameAd : texts.otherAd}):{" "}
            {t(($) => $.adReport.reasons[reason])}
          </summary>
          {statements.length === 0 && <p className="muted">{texts.undecided}</p>}
          {statements.map((statement) => (
            <Statement key={statement.at} statement={statement} />
          ))}
        </details>
      ))}
    </section>
  );
}

function Decided({ item }: Props): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.adCases);
  if (item.statements.length === 0) return null;
  return (
    <section className="case__part">
      <h3>{texts.decided}</h3>
      {item.statements.map((statement) => (
        <Statement key={statement.at} statement={statement} />
      ))}
      {item.appeals.map(({ by, text, at }) => (
        <div key={at} className="case__part">
          <h3>{texts.appealBy[by]}</h3>
          <p className="muted">{dayText(at, language)}</p>
          <blockquote>{text ?? texts.erased}</blockquote>
        </div>
      ))}
    </section>
  );
}

function View({ item }: Props): ReactNode {
  return (
    <div className="case__opened">
      <div className="case__part">
        <Now item={item} />
        <Reported item={item} />
        <Decided item={item} />
        <Earlier item={item} />
      </div>
      <div className="case__judged">
        <CaseClaim queue="adReports" caseId={item.id} />
        <DecisionForm item={item} />
      </div>
    </div>
  );
}

/** Opening a case is logged. */
export function OpenedCase({ caseId }: { caseId: string }): ReactNode {
  return (
    <LoadedCase query={useQuery(caseQuery(caseId))}>
      {(item) => <View key={item.round} item={item} />}
    </LoadedCase>
  );
}
