import { Clock, Pause } from "lucide-react";
import { type ReactNode, useId, useState, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Alert, AlertHit } from "#contract/ads/alerts.ts";
import { AlertActions } from "./AlertActions.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { useCriteriaText } from "#web/ads/alert-form/use-criteria-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useAlertChange } from "./use-alert-change.ts";
import { alertApi, hitsQuery } from "#web/ads/alert-form/alert-api.ts";
import { ReportFound } from "#web/thefts/find-report/ReportFound.tsx";
import { ContactOwner } from "#web/messages/contact-owner/ContactOwner.tsx";
import { PublicCard } from "#web/bikes/card/PublicCard.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";

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
      <ReportFound bike={bike}>{t(($) => $.alerts.hits.found)}</ReportFound>
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

function Hits({ alert: { id: alertId, name, unread, found } }: { alert: Alert }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(hitsQuery(alertId));
  const { mutate } = useAlertChange((upTo: number) =>
    alertApi.readAlert({ params: { alertId }, body: { upTo } }),
  );
  const markSeen = useEffectEvent((upTo: number) => mutate(upTo));
  /** Changes with each hit that arrives while the list is open. */
  const seen = query.isSuccess && unread > 0 ? found : undefined;
  useEffect(() => {
    if (seen !== undefined) markSeen(seen);
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

function HitTile({ hit: { bike } }: { hit: AlertHit }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { brand, model, city, stolenPlace, salePrice } = bike;
  const name = [brand, model].filter(Boolean).join(" ") || t(($) => $.bikeCard.unknownBike);
  return (
    <li className="alerthit">
      <BikePicture bike={bike} className="alerthit__art" />
      {salePrice !== undefined && <b className="alerthit__price">{kronorText(salePrice, language)}</b>}
      <span className="alerthit__name">{name}</span>
      <span className="muted">{stolenPlace ?? city}</span>
    </li>
  );
}

function Mark({ alert: { state, unread } }: { alert: Alert }): ReactNode {
  const { t } = useTranslation();
  if (state === "paused")
    return (
      <span className="alert__paused">
        <Pause size={16} aria-hidden="true" />
        {t(($) => $.alerts.paused)}
      </span>
    );
  return unread > 0 && <span className="alert__new">{t(($) => $.alerts.new, { count: unread })}</span>;
}

function News({ alert: { unread, newest, lastFoundAt } }: { alert: Alert }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const fresh = newest.filter(({ isNew }) => isNew);
  if (unread > 0 && fresh.length > 0)
    return (
      <ul className={fresh.length === 1 ? "alert__tiles alert__tiles--one" : "alert__tiles"}>
        {fresh.map((hit) => (
          <HitTile key={hit.id} hit={hit} />
        ))}
      </ul>
    );
  return (
    <p className="alert__since">
      <Clock size={18} aria-hidden="true" />
      {lastFoundAt === undefined
        ? t(($) => $.alerts.nothing)
        : t(($) => $.alerts.nothingSince, { date: dayText(lastFoundAt, language) })}
    </p>
  );
}

export function AlertCard({
  alert,
  onRemoved,
}: {
  alert: Alert;
  onRemoved: (alert: Alert) => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const criteriaText = useCriteriaText();
  const { name, kind, criteria, state } = alert;
  return (
    <article className={`card alert alert--${state}`} aria-labelledby={id}>
      <div className="alert__head">
        <h2 id={id}>{name}</h2>
        <Mark alert={alert} />
      </div>
      <p className="muted">{[t(($) => $.alerts.kinds[kind]), criteriaText(criteria)].join(": ")}</p>
      {state === "active" && !open && <News alert={alert} />}
      <AlertActions alert={alert} open={open} onToggle={() => setOpen(!open)} onRemoved={onRemoved} />
      {open && <Hits alert={alert} />}
    </article>
  );
}
