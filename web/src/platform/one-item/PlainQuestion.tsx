import type { ReactNode } from "react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";

type Props = {
  title: string;
  text: string;
  yes: string;
  no: string;
  danger?: boolean;
  asking: { readonly isPending: boolean; readonly error: Error | null };
  onYes: () => void;
  onClose: () => void;
};

/** One more question before something that cannot be undone. */
export function PlainQuestion(props: Props): ReactNode {
  const { title, text, yes, no, danger = false, asking, onYes, onClose } = props;
  const { isPending, error } = asking;
  return (
    <PlainDialog title={title} onClose={onClose}>
      <div className="pdialog__question">
        <p>{text}</p>
        {error !== null && <p role="alert">{failureText(error)}</p>}
        <button
          type="button"
          className={danger ? "btn btn--danger" : "btn btn--primary"}
          aria-disabled={isPending}
          onClick={() => void (isPending || onYes())}
        >
          {yes}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {no}
        </button>
      </div>
    </PlainDialog>
  );
}
