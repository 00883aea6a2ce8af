import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type PointsChange, pointsChangeRoutes } from "#contract/points/changes.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import "./points-history.css";

const { listPointsChanges } = createClient(pointsChangeRoutes, { token: getAccessToken });
const pageSize = 10;

const pointsHistoryQuery = pagedQuery(queryKeys.points.history, (cursor, signal) =>
  listPointsChanges({ query: { limit: pageSize, cursor } }, { signal }),
);

const useAmountText = (amount: number): string => {
  const { t } = useTranslation();
  if (amount === 0) return t(($) => $.pointsHistory.unchanged);
  return amount > 0
    ? t(($) => $.pointsHistory.gained, { points: amount })
    : t(($) => $.pointsHistory.spent, { points: -amount });
};

function Change({ change, onLeave }: { change: PointsChange; onLeave: () => void }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { reason, amount, balanceAfter, at, text, link } = change;
  const what = t(($) => $.pointsHistory.reasons[reason]);
  return (
    <div className="change">
      <p className="change__what">
        {link === undefined ? (
          what
        ) : (
          <Link to={link} onClick={onLeave}>
            {what}
          </Link>
        )}
      </p>
      <b className={amount > 0 ? "change__amount change__amount--gained" : "change__amount"}>
        {useAmountText(amount)}
      </b>
      <p className="change__about">
        {text !== undefined && (
          <>
            {text}
            <br />
          </>
        )}
        {dayText(at, language)}
      </p>
      <p className="change__about change__after">
        {t(($) => $.pointsHistory.after, { points: balanceAfter })}
      </p>
    </div>
  );
}

export function PointsHistory({ onLeave }: { onLeave: () => void }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useInfiniteQuery(pointsHistoryQuery);
  return (
    <section className="changes" aria-labelledby={heading}>
      <h3 id={heading}>{t(($) => $.pointsHistory.title)}</h3>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.pointsHistory.empty)}</p>}
        keyOf={({ at, reason, balanceAfter }) => `${at} ${reason} ${balanceAfter}`}
        words={{ more: t(($) => $.pointsHistory.older) }}
      >
        {(change) => <Change change={change} onLeave={onLeave} />}
      </PagedList>
    </section>
  );
}
