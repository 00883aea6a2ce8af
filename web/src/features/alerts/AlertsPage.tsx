import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Alert } from "#contract/alerts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { AlertCard } from "./AlertCard.tsx";
import { DailyMail } from "./DailyMail.tsx";
import { Removed } from "./Removed.tsx";
import { alertsQuery } from "#web/shared/alerts/alert-api.ts";
import { LazyDialog } from "./lazy-dialog.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import "./alerts.css";

function NoAlerts(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="paged__state">
      <div className="alerts__art" aria-hidden="true">
        <BikeArt type="dam" color="gul" />
      </div>
      <h2>{t(($) => $.alerts.empty.title)}</h2>
      <p className="muted">{t(($) => $.alerts.empty.text)}</p>
    </section>
  );
}

function List({ onRemoved }: { onRemoved: (alert: Alert) => void }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(alertsQuery);
  if (data === undefined && error !== null && !isFetching)
    return (
      <FetchFailure
        title={t(($) => $.alerts.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <div className="paged__late">
        <output className="sr">{t(($) => $.alerts.loading)}</output>
        <Skeleton of={["block", "block"]} />
      </div>
    );
  if (data.items.length === 0) return <NoAlerts />;
  return (
    <ul className="alerts__list">
      {data.items.map((alert) => (
        <li key={alert.id}>
          <AlertCard alert={alert} onRemoved={onRemoved} />
        </li>
      ))}
    </ul>
  );
}

const blank = { name: "", kind: "stolen", criteria: {} } as const;

/** /ad-alert-notifications */
export function AlertsPage(): ReactNode {
  const { t } = useTranslation();
  const [removed, setRemoved] = useState<Alert>();
  const [adding, add] = useState(false);
  const title = t(($) => $.alerts.title);
  usePageTitle(title);
  return (
    <main className="wrap alerts" id="content">
      <h1>{title}</h1>
      <p className="muted">{t(($) => $.alerts.lead)}</p>
      <Removed alert={removed} />
      <List onRemoved={setRemoved} />
      <DailyMail />
      <button
        type="button"
        className="btn btn--primary btn--lg alerts__add"
        aria-haspopup="dialog"
        onClick={() => add(true)}
      >
        <Plus size={20} aria-hidden="true" />
        {t(($) => $.alerts.add)}
      </button>
      <Suspense>{adding && <LazyDialog initial={blank} onClose={() => add(false)} />}</Suspense>
    </main>
  );
}
