import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  submit: string;
  /** Styles the button as destructive. */
  danger?: boolean;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
};

/** The key that opened the dialog may still be held. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

export function DecisionButtons({ submit, danger = false, busy, failure, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert" className="failure">
        {failure}
      </p>
      <div className="ways">
        <button
          type="submit"
          className={`btn btn--${danger ? "danger" : "primary"}`}
          aria-disabled={busy}
          onKeyDown={ignoreHeldKey}
        >
          {busy ? t(($) => $.common.sending) : submit}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t(($) => $.common.cancel)}
        </button>
      </div>
    </>
  );
}
