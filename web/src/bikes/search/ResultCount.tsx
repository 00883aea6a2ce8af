import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { searchedNumber } from "./searched-number.ts";
import { isEmpty, type Search } from "./search.ts";
import { SearchOrder } from "#contract/bikes/search.ts";

type OrderChoiceProps = { order: SearchOrder; onChoose: (order: SearchOrder) => void };

function OrderChoice({ order, onChoose }: OrderChoiceProps): ReactNode {
  const texts = useTexts(($) => $.search.order);
  return (
    <select
      className="results__order"
      aria-label={texts.label}
      value={order}
      onChange={(event) => onChoose(SearchOrder.parse(event.target.value))}
    >
      {SearchOrder.options.map((each) => (
        <option key={each} value={each}>
          {texts[each]}
        </option>
      ))}
    </select>
  );
}

type Props = { search: Search; count: number; isWhole: boolean; onShow: (next: Search) => void };

/** Results for a number have no choice of order. */
export function ResultCount({ search, count, isWhole, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const text = isWhole
    ? t(($) => $.search.results.count, { count })
    : t(($) => $.search.results.countSoFar, { count });
  const hasOrder = count > 1 && searchedNumber(search.q) === undefined;
  return (
    <div className="results__head">
      <h2 className="results__count" aria-live="polite">
        {isEmpty(search) ? t(($) => $.search.results.latest) : text}
      </h2>
      {hasOrder && <OrderChoice order={search.order} onChoose={(order) => onShow({ ...search, order })} />}
    </div>
  );
}
