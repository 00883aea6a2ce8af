import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { UndoSale } from "./UndoSale.tsx";
import { useMinutesLeft } from "./use-minutes-left.ts";

/** As long as the till offers it, in minutes: a slip is seen at once. The store’s bikes offer it for as long as nobody has claimed. */
const offered = 10;

/** Takes the registration back that has just been made, with what is left of the time for it. */
export function UndoAtTill({ saleId }: { saleId: string }): ReactNode {
  const { t } = useTranslation();
  const left = useMinutesLeft(offered);
  if (left === undefined) return <Link to="/store-bikes">{t(($) => $.till.done.undoLater)}</Link>;
  const shown = left === 0 ? t(($) => $.till.done.leftLast) : t(($) => $.till.done.left, { count: left });
  return (
    <UndoSale saleId={saleId}>
      {t(($) => $.till.done.undoShort)} <span className="muted">{shown}</span>
    </UndoSale>
  );
}
