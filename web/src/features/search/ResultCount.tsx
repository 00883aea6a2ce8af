import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isEmpty, type Search } from "./search.ts";

type Props = { search: Search; count: number; isWhole: boolean };

export function ResultCount({ search, count, isWhole }: Props): ReactNode {
  const { t } = useTranslation();
  const text = isWhole
    ? t(($) => $.search.results.count, { count })
    : t(($) => $.search.results.countSoFar, { count });
  return (
    <h2 className="results__count" aria-live="polite">
      {isEmpty(search) ? t(($) => $.search.results.latest) : text}
    </h2>
  );
}
