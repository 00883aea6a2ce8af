import { ArrowRight, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Alert } from "#contract/ads/alerts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useAlertChange } from "./use-alert-change.ts";
import { alertApi } from "#web/ads/alert-form/alert-api.ts";
import { LazyDialog } from "./lazy-dialog.ts";

type OfAlert = { alert: Alert };
type QuietProps = { name: string; action: string; icon: ReactNode; busy?: boolean; onPress: () => void };

/** Its accessible name includes the alert's name. */
function QuietButton({ name, action, icon, busy = false, onPress }: QuietProps): ReactNode {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="btn btn--quiet"
      aria-label={t(($) => $.alerts.named, { action, name })}
      aria-disabled={busy}
      onClick={() => busy || onPress()}
    >
      {icon}
      {action}
    </button>
  );
}

function Failure({ error }: { error: Error | null }): ReactNode {
  return error !== null && <p role="alert">{failureText(error)}</p>;
}

function Edit({ alert }: OfAlert): ReactNode {
  const { t } = useTranslation();
  const [editing, edit] = useState(false);
  const { id, name } = alert;
  return (
    <>
      <QuietButton
        name={name}
        action={t(($) => $.alerts.edit)}
        icon={<Pencil size={18} aria-hidden="true" />}
        onPress={() => edit(true)}
      />
      <Suspense>
        {editing && <LazyDialog initial={alert} alertId={id} onClose={() => edit(false)} />}
      </Suspense>
    </>
  );
}

function PauseOrResume({ alert: { id: alertId, name, state } }: OfAlert): ReactNode {
  const { t } = useTranslation();
  const paused = state === "paused";
  const Icon = paused ? Play : Pause;
  const { mutate, isPending, error } = useAlertChange<void>(() =>
    alertApi.changeAlert({ params: { alertId }, body: { state: paused ? "active" : "paused" } }),
  );
  return (
    <>
      <QuietButton
        name={name}
        action={paused ? t(($) => $.alerts.resume) : t(($) => $.alerts.pause)}
        icon={<Icon size={18} aria-hidden="true" />}
        busy={isPending}
        onPress={mutate}
      />
      <Failure error={error} />
    </>
  );
}

function Remove({ alert, onRemoved }: OfAlert & { onRemoved: (alert: Alert) => void }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useAlertChange<void>(
    () => alertApi.deleteAlert({ params: { alertId: alert.id } }),
    () => onRemoved(alert),
  );
  return (
    <>
      <QuietButton
        name={alert.name}
        action={t(($) => $.alerts.remove)}
        icon={<Trash2 size={18} aria-hidden="true" />}
        busy={isPending}
        onPress={mutate}
      />
      <Failure error={error} />
    </>
  );
}

type Props = OfAlert & { open: boolean; onToggle: () => void; onRemoved: (alert: Alert) => void };

export function AlertActions({ alert, open, onToggle, onRemoved }: Props): ReactNode {
  const texts = useTexts(($) => $.alerts);
  const show = alert.unread > 0 ? texts.showNew : texts.show;
  return (
    <div className="alert__actions">
      <button type="button" className="btn btn--quiet alert__show" aria-expanded={open} onClick={onToggle}>
        {open ? texts.hide : show}
        {!open && <ArrowRight size={18} aria-hidden="true" />}
      </button>
      <Edit alert={alert} />
      <PauseOrResume alert={alert} />
      <Remove alert={alert} onRemoved={onRemoved} />
    </div>
  );
}
