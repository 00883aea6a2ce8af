import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./decision.css";

type Props = {
  submit: string;
  /** Takes something away. */
  danger?: boolean;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
};

/** Ends a form in a dialog: what went wrong, the button that sends it, and the one that leaves it. */
export function DecisionWays({ submit, danger = false, busy, failure, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert" className="decision__failure">
        {failure}
      </p>
      <div className="decision__ways">
        <button type="submit" className={`btn btn--${danger ? "danger" : "primary"}`} aria-disabled={busy}>
          {busy ? t(($) => $.common.sending) : submit}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t(($) => $.common.cancel)}
        </button>
      </div>
    </>
  );
}
