import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { type Alert, AlertKind } from "#contract/ads/alerts.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { alertApi } from "./alert-api.ts";
import {
  type AlertSettings,
  type AlertDraft,
  draftOf,
  type Faults,
  faultsOf,
  settingsOf,
} from "./alert-draft.ts";
import { CriteriaFields, type FieldsProps, TextField } from "./AlertFields.tsx";
import "./alert-form.css";

type AlertFormProps = {
  initial: AlertSettings;
  /** Only a new alert can choose its kind, because its hits belong to that kind. */
  isNew: boolean;
  busy: boolean;
  error: Error | null;
  onSave: (settings: AlertSettings) => void;
};

function KindField({ draft, onWrite }: Pick<FieldsProps, "draft" | "onWrite">): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset className="alertform__kinds">
      <legend>{t(($) => $.alerts.form.kind)}</legend>
      {AlertKind.options.map((kind) => (
        <label key={kind} className="alertform__check">
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={draft.kind === kind}
            onChange={() => onWrite({ kind })}
          />
          {t(($) => $.alerts.form.kinds[kind])}
        </label>
      ))}
    </fieldset>
  );
}

const serverFaults = (error: Error | null): Faults =>
  error instanceof ProblemError ? faultsOf(error.issues) : {};

/** A failure that belongs to no field. */
const otherFailure = (error: Error | null): string | undefined =>
  error === null || Object.keys(serverFaults(error)).length > 0 ? undefined : failureText(error);

/** Keeps the typed text when saving fails. */
function AlertForm({ initial, isNew, busy, error, onSave }: AlertFormProps): ReactNode {
  const texts = useTexts(($) => $.alerts.form);
  const [draft, setDraft] = useState<AlertDraft>(() => draftOf(initial));
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<Faults>({});
  const write = (changes: Partial<AlertDraft>): void => setDraft({ ...draft, ...changes });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const result = settingsOf(draft);
    setOwn("faults" in result ? result.faults : {});
    if ("faults" in result) focusFirstWrong(form);
    else if (!busy) onSave(result.settings);
  };
  const fields = { draft, faults: { ...serverFaults(busy ? null : error), ...own }, onWrite: write };
  return (
    <form ref={form} className="stack" onSubmit={save} noValidate>
      {isNew && <KindField draft={draft} onWrite={write} />}
      <TextField {...fields} name="name" hint={texts.nameHint} maxLength={60} />
      <CriteriaFields {...fields} />
      <DialogFailure title={texts.failure} text={busy ? undefined : otherFailure(error)} />
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy}>
        {busy ? texts.busy : isNew ? texts.create : texts.change}
      </button>
    </form>
  );
}

type Props = {
  initial: AlertSettings;
  alertId?: string;
  onClose: () => void;
};

/** Sends the same settings with the same idempotency key, so that a retry creates one alert. */
const useSave = (alertId: string | undefined, onSaved: () => void) => {
  const queries = useQueryClient();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (settings: AlertSettings): string => {
    const sent = JSON.stringify(settings);
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: ({ name, criteria, kind }: AlertSettings): Promise<Alert> =>
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
    <div className="stack">
      <output>
        <b>{t(($) => $.alerts.form.done, { name })}</b> {t(($) => $.alerts.form.doneText)}
      </output>
      <div className="ways">
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
