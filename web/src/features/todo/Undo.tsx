import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Held } from "./held-decisions.ts";

/** What was decided last, as long as it can be taken back. */
export function Undo({ held, onUndo }: { held: readonly Held[]; onUndo: () => void }): ReactNode {
  const { t } = useTranslation();
  const newest = held.at(-1);
  return (
    <output className="inbox__undo" hidden={newest === undefined}>
      {newest && (
        <>
          <span>{t(($) => $.todo.held[newest.what], { name: newest.name })}</span>
          <button type="button" className="btn btn--ghost" onClick={onUndo}>
            {t(($) => $.todo.undo)}
          </button>
        </>
      )}
    </output>
  );
}
