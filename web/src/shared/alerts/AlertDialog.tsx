import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Alert } from "#contract/alerts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { alertApi } from "./alert-api.ts";
import type { Wanted } from "./alert-draft.ts";
import { AlertForm } from "./AlertForm.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";

type Props = {
  /** What is filled in. */
  initial: Wanted;
  /** The alert that is changed; a new one without. */
  alertId?: string;
  onClose: () => void;
};

/** The same wish, however often it is sent, is one alert. */
const useSave = (alertId: string | undefined, onSaved: () => void) => {
  const queries = useQueryClient();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (wanted: Wanted): string => {
    const sent = JSON.stringify(wanted);
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: ({ name, criteria, kind }: Wanted): Promise<Alert> =>
      alertId === undefined
        ? alertApi.createAlert(
            { body: { name, criteria, kind } },
            { idempotencyKey: keyFor({ name, criteria, kind }) },
          )
        : alertApi.changeAlert({ params: { alertId }, body: { name, criteria } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.alerts.all });
      void queries.invalidateQueries({ queryKey: queryKeys.counts.all });
      onSaved();
    },
  });
};

function Done({ name, onClose }: { name: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="alertform__done">
      <output>
        <b>{t(($) => $.alerts.form.done, { name })}</b> {t(($) => $.alerts.form.doneText)}
      </output>
      <div className="alertform__ways">
        <Link className="btn btn--primary" to="/ad-alert-notifications" onClick={onClose}>
          {t(($) => $.alerts.form.seeAll)}
        </Link>
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t(($) => $.alerts.form.close)}
        </button>
      </div>
    </div>
  );
}

/** Watches a search, or changes what is watched. */
export function AlertDialog({ initial, alertId, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const isNew = alertId === undefined;
  const { mutate, isPending, error, data } = useSave(alertId, () => isNew || onClose());
  return (
    <PlainDialog
      title={isNew ? t(($) => $.alerts.form.createTitle) : t(($) => $.alerts.form.changeTitle)}
      onClose={onClose}
    >
      {data === undefined ? (
        <AlertForm initial={initial} isNew={isNew} busy={isPending} error={error} onSave={mutate} />
      ) : (
        <Done name={data.name} onClose={onClose} />
      )}
    </PlainDialog>
  );
}
