import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus, Undo2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Alert } from "#contract/ads/alerts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { AlertCard } from "./AlertCard.tsx";
import { alertsQuery, alertApi } from "#web/ads/alert-form/alert-api.ts";
import { LazyDialog } from "./lazy-dialog.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useAlertChange } from "./use-alert-change.ts";
import { accountRoutes } from "#contract/people/accounts.ts";
import { everyMail } from "#contract/people/notification-settings.ts";
import { createClient } from "#web/platform/api/client.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { SettingSwitch } from "#web/platform/ui/SettingSwitch.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import "./alerts.css";

const accountApi = createClient(accountRoutes, { token: getAccessToken });

function DailyMail(): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) =>
      accountApi.changeMe({ body: { mails: { ...everyMail, ...me?.mails, alerts: on } } }),
    onSuccess: (now) => queries.setQueryData(meQuery.queryKey, now),
  });
  if (me === undefined) return null;
  return (
    <div className="alert alerts__mail">
      <SettingSwitch
        label={t(($) => $.alerts.mail.label)}
        hint={t(($) => $.alerts.mail.hint)}
        on={me.mails.alerts}
        busy={isPending}
        disabled={isPending}
        onChange={(on) => mutate(on)}
      />
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </div>
  );
}

/** Offers to undo the deletion while the page stays open. */
function Removed({ alert }: { alert: Alert | undefined }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, data, error, variables } = useAlertChange((alertId: string) =>
    alertApi.restoreAlert({ params: { alertId } }),
  );
  const isBack = data !== undefined && variables === alert?.id;
  const name = alert?.name ?? "";
  return (
    <output className="alerts__removed">
      {alert && (
        <>
          {isBack ? t(($) => $.alerts.back, { name }) : t(($) => $.alerts.removed, { name })}
          {!isBack && (
            <button
              type="button"
              className="btn btn--ghost"
              aria-disabled={isPending}
              onClick={() => isPending || mutate(alert.id)}
            >
              <Undo2 size={18} aria-hidden="true" />
              {t(($) => $.alerts.undo)}
            </button>
          )}
          {error !== null && <span role="alert">{failureText(error)}</span>}
        </>
      )}
    </output>
  );
}

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
  const query = useQuery(alertsQuery);
  const { data } = query;
  if (data === undefined)
    return <NotLoaded query={query} failed={t(($) => $.alerts.failed)} of={["block", "block"]} />;
  if (data.items.length === 0) return <NoAlerts />;
  return (
    <ul ref={steadyList} className="stack">
      {data.items.map((alert) => (
        <li key={alert.id}>
          <AlertCard alert={alert} onRemoved={onRemoved} />
        </li>
      ))}
    </ul>
  );
}

const blank = { name: "", kind: "stolen", criteria: {} } as const;

export function AlertsPage(): ReactNode {
  const { t } = useTranslation();
  const [removed, setRemoved] = useState<Alert>();
  const [adding, add] = useState(false);
  const title = t(($) => $.alerts.title);
  usePageTitle(title);
  return (
    <main className="wrap page alerts" id="content">
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
