import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeFilter } from "./bike-filter.ts";
import { RegisterButton } from "./RegisterButton.tsx";

type Props = { count: number; isWhole: boolean; filter: BikeFilter };

/** How many bikes are shown, and the way to another. */
export function BikesBar({ count, isWhole, filter }: Props): ReactNode {
  const { t } = useTranslation();
  const ofAll = isWhole ? t(($) => $.bikes.count, { count }) : t(($) => $.bikes.countSoFar, { count });
  return (
    <div className="mybikes__bar">
      <output className="mybikes__count">
        {filter === "all" ? ofAll : t(($) => $.bikes.filter.shown, { count })}
      </output>
      <RegisterButton />
    </div>
  );
}
