import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { numberAsked } from "./number-asked.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import { isEmpty, type Search } from "./search.ts";

type Props = { search: Search; count: number; isWhole: boolean; onShow: (next: Search) => void };

/** How much was found, and in which order it stands; numbers stand in their own. */
export function ResultCount({ search, count, isWhole, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const text = isWhole
    ? t(($) => $.search.results.count, { count })
    : t(($) => $.search.results.countSoFar, { count });
  const hasOrder = count > 1 && numberAsked(search.q) === undefined;
  return (
    <div className="results__head">
      <h2 className="results__count" aria-live="polite">
        {isEmpty(search) ? t(($) => $.search.results.latest) : text}
      </h2>
      {hasOrder && <OrderChoice order={search.order} onChoose={(order) => onShow({ ...search, order })} />}
    </div>
  );
}
