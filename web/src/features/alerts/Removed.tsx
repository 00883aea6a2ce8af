import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Alert } from "#contract/alerts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useAlertChange } from "./use-alert-change.ts";
import { alertApi } from "#web/shared/alerts/alert-api.ts";

/** That an alert is deleted, for as long as one stays here, and the way back. */
export function Removed({ alert }: { alert: Alert | undefined }): ReactNode {
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
