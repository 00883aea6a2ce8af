import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = { title: string; onMarkAll: (() => void) | undefined };

/** The button stays when there is nothing to mark, so that focus is not lost. */
export function NotificationsHead({ title, onMarkAll }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="notifications__head">
      <h2>{title}</h2>
      <button type="button" className="notifications__all" aria-disabled={!onMarkAll} onClick={onMarkAll}>
        {t(($) => $.notifications.markAll)}
      </button>
      <button
        type="button"
        className="iconbtn notifications__close"
        popoverTarget="notifications"
        popoverTargetAction="hide"
        aria-label={t(($) => $.common.close)}
      >
        <X size={22} aria-hidden="true" />
      </button>
    </div>
  );
}
