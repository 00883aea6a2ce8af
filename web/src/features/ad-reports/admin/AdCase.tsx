import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedAdCase } from "#contract/ad-report-admin.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { OpenedCase } from "./OpenedCase.tsx";

/** A case that waits. Who has reported the ad is shown only to the person who opens it. */
export function AdCase({ item }: { item: ListedAdCase }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const [open, setOpen] = useState(false);
  const { title, price, reason, reports, waitingSince, appealBy } = item;
  const texts = t(($) => $.adCases, { returnObjects: true, skipInterpolation: true });
  return (
    <article className="adcase" aria-labelledby={id}>
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
        <div className="adcase__ways">
          <button type="button" className="btn btn--primary" onClick={() => setOpen(true)}>
            {texts.open}
          </button>
        </div>
      )}
    </article>
  );
}
