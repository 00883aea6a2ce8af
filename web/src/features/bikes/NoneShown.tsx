import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import type { BikeFilter } from "./bike-filter.ts";

/** None of one's bikes is as the filter wants it. */
export function NoneShown({ filter, onAll }: { filter: BikeFilter; onAll: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.filter, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="mybikes__state">
      <div className="mybikes__art mybikes__art--faded">
        <BikeArt type="hybrid" />
      </div>
      <h2>{filter === "stolen" ? texts.noneStolen : texts.noneReview}</h2>
      <Button size="large" onClick={onAll}>
        {texts.showAll}
      </Button>
    </section>
  );
}
