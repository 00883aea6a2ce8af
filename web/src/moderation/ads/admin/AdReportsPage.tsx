import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { casesQuery } from "#web/moderation/ads/ad-reports-api.ts";
import "#web/platform/ui/list/cases.css";
import "#web/moderation/decision/moderation.css";
import type { ListedAdCase } from "#contract/moderation/ad-report-admin.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { OpenedCase } from "./OpenedCase.tsx";

/** Names the reporters only after the administrator opens the case, which is logged. */
function AdCase({ item }: { item: ListedAdCase }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const [open, setOpen] = useState(false);
  const { title, price, reason, reports, waitingSince, appealBy } = item;
  const texts = useTexts(($) => $.adCases);
  return (
    <article className="card case" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Facts
        facts={[
          [texts.kind, appealBy === undefined ? texts.report : texts.appealBy[appealBy]],
          [texts.reason, t(($) => $.adReport.reasons[reason])],
          [texts.reports, String(reports)],
          [texts.price, kronorText(price, language)],
          [texts.waiting, momentText(waitingSince, language)],
        ]}
      />
      {open ? (
        <OpenedCase caseId={item.id} />
      ) : (
        <div className="case__head">
          <button type="button" className="btn btn--primary" onClick={() => setOpen(true)}>
            {texts.open}
          </button>
        </div>
      )}
    </article>
  );
}

export function AdReportsPage(): ReactNode {
  const query = useInfiniteQuery(casesQuery);
  const texts = useTexts(($) => $.adCases);
  usePageTitle(texts.title);
  return (
    <main className="wrap page" id="content">
      <h1>{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={BadgeCheck} title={texts.empty} text={texts.emptyText} />}
        keyOf={({ id }) => id}
      >
        {(item) => <AdCase item={item} />}
      </PagedList>
    </main>
  );
}
