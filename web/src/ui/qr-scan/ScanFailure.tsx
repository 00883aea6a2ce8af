import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./scan-failure.css";

type Props = { onRetry: () => void; onClose: () => void };

const show = (box: HTMLElement | null): void => box?.showPopover();

/** Said where the scanner cannot be fetched; the field beside it goes on as it was. */
export function ScanFailure({ onRetry, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div
      className="scan-failure"
      role="alert"
      popover="auto"
      ref={show}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <p>{t(($) => $.common.errors.network)}</p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
