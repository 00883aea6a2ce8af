import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Stands in the panel itself: a toast would lie below it. */
export function UndoNote({ onUndo }: { onUndo: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <output className="notifications__undo">
      {onUndo && (
        <>
          {t(($) => $.notifications.allRead)}
          <button type="button" onClick={onUndo}>
            {t(($) => $.notifications.undo)}
          </button>
        </>
      )}
    </output>
  );
}
