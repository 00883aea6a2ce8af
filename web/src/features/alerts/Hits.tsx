import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Alert, AlertHit } from "#contract/alerts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useAlertChange } from "./use-alert-change.ts";
import { alertApi, hitsQuery } from "#web/shared/alerts/alert-api.ts";
import { ReportFound } from "#web/shared/found-reports/ReportFound.tsx";
import { ContactOwner } from "#web/shared/messages/ContactOwner.tsx";
import { PublicCard } from "#web/ui/bike-card/PublicCard.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";

function Actions({ hit: { bike, link } }: { hit: AlertHit }): ReactNode {
  const { t } = useTranslation();
  if (bike.status !== "stolen")
    return (
      <Link className="btn btn--ghost" to={link}>
        {t(($) => $.alerts.hits.open)}
      </Link>
    );
  return (
    <>
      {bike.id !== undefined && (
        <ReportFound bikeId={bike.id} bike={bike}>
          {t(($) => $.alerts.hits.found)}
        </ReportFound>
      )}
      <ContactOwner bike={bike} />
    </>
  );
}

function HitCard({ hit }: { hit: AlertHit }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <PublicCard bike={hit.bike} id={id} open={false}>
      <div className="bikecard__actions">
        {hit.isNew && <span className="alert__new">{t(($) => $.alerts.hits.isNew)}</span>}
        <Actions hit={hit} />
      </div>
    </PublicCard>
  );
}

/** All that has come of an alert. To see it is to have looked at it. */
export function Hits({ alert: { id: alertId, name, unread, found } }: { alert: Alert }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(hitsQuery(alertId));
  const { mutate } = useAlertChange((upTo: number) =>
    alertApi.readAlert({ params: { alertId }, body: { upTo } }),
  );
  const look = useEffectEvent((upTo: number) => mutate(upTo));
  /** Another number for each that comes while it is looked at. */
  const seen = query.isSuccess && unread > 0 ? found : undefined;
  useEffect(() => {
    if (seen !== undefined) look(seen);
  }, [seen]);
  const texts = t(($) => $.alerts.hits, { returnObjects: true, name });
  return (
    <section className="alert__hits" aria-label={texts.label}>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{texts.empty}</p>}
        keyOf={({ id }) => id}
        words={{ loading: texts.loading, failed: texts.failed }}
      >
        {(hit) => <HitCard hit={hit} />}
      </PagedList>
    </section>
  );
}
