import type { FormEvent, ReactNode } from "react";
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
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={!canBeSent(find) || !ready}
        aria-disabled={busy}
      >
        {busy ? t(($) => $.common.sending) : send}
      </button>
    </form>
  );
}
