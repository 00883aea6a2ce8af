import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { canBeSent, type Find } from "./find.ts";
import { faultsIn } from "./find-faults.ts";
import { FindFields } from "./FindFields.tsx";
import { FoundFailure } from "./FoundFailure.tsx";
import { FoundSafety } from "./FoundSafety.tsx";

type Props = {
  find: Find;
  onType: (change: Partial<Find>) => void;
  onSend: () => void;
  busy: boolean;
  error: Error | null;
  /** Whether what else is asked for is there. */
  ready?: boolean;
  send: string;
  /** What else is asked for. */
  children?: ReactNode;
};

/** The first step. What is typed belongs to the dialog, so that it outlives whatever happens to the form. */
export function FoundForm({
  find,
  onType,
  onSend,
  busy,
  error,
  ready = true,
  send,
  children,
}: Props): ReactNode {
  const { t } = useTranslation();
  const why = useId();
  const complete = canBeSent(find) && ready;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would tell the form that the dialog was opened from, too.
    event.stopPropagation();
    if (!busy) onSend();
  };
  return (
    <form className="foundform" onSubmit={submit} noValidate>
      <FindFields find={find} faults={faultsIn(error)} onType={onType} />
      {children}
      <FoundSafety />
      <FoundFailure error={busy ? null : error} />
      <p className="foundnote" id={why}>
        {!complete && t(($) => $.found.form.missing)}
      </p>
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={!complete}
        aria-disabled={busy}
        aria-describedby={why}
      >
        {busy ? t(($) => $.common.sending) : send}
      </button>
    </form>
  );
}
