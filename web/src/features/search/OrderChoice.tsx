import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SearchOrder } from "#contract/search.ts";

type Props = { order: SearchOrder; onChoose: (order: SearchOrder) => void };

/** The newest first, or the oldest. */
export function OrderChoice({ order, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.search.order, { returnObjects: true });
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
