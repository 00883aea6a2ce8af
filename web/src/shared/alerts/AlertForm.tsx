import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertKind } from "#contract/alerts.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { type AlertDraft, draftOf, type Faults, faultsOf, type Wanted, wantedOf } from "./alert-draft.ts";
import { CriteriaFields, type FieldsProps, TextField } from "./AlertFields.tsx";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { DialogFailure } from "#web/ui/plain-dialog/DialogFailure.tsx";
import "./alert-form.css";

type Props = {
  initial: Wanted;
  /** What is watched for can be chosen for a new one only: the hits of another were of its own kind. */
  isNew: boolean;
  busy: boolean;
  error: Error | null;
  onSave: (wanted: Wanted) => void;
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

/** What the fields say of it, they say themselves. */
const restOf = (error: Error | null): string | undefined =>
  error === null || Object.keys(serverFaults(error)).length > 0 ? undefined : failureText(error);

/** A search to be watched. Nothing typed is lost when it cannot be saved. */
export function AlertForm({ initial, isNew, busy, error, onSave }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.alerts.form, { returnObjects: true });
  const [draft, setDraft] = useState<AlertDraft>(() => draftOf(initial));
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<Faults>({});
  const write = (changes: Partial<AlertDraft>): void => setDraft({ ...draft, ...changes });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const result = wantedOf(draft);
    setOwn("faults" in result ? result.faults : {});
    if ("faults" in result) focusFirstWrong(form);
    else if (!busy) onSave(result.wanted);
  };
  const fields = { draft, faults: { ...serverFaults(busy ? null : error), ...own }, onWrite: write };
  return (
    <form ref={form} className="alertform" onSubmit={save} noValidate>
      {isNew && <KindField draft={draft} onWrite={write} />}
      <TextField {...fields} name="name" hint={texts.nameHint} most={60} />
      <CriteriaFields {...fields} />
      <DialogFailure title={texts.failure} text={busy ? undefined : restOf(error)} />
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy}>
        {busy ? texts.busy : isNew ? texts.create : texts.change}
      </button>
    </form>
  );
}
