import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { fewStorePoints } from "#contract/points/prices.ts";
import type { SalesFigures } from "#contract/shops/sales/sales.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { salesFiguresQuery } from "#web/shops/store-sales/sales-figures-query.ts";

function Figures({ figures }: { figures: SalesFigures }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storeDashboard.sales, { returnObjects: true, skipInterpolation: true });
  const { today, thirtyDays, claimed, waiting, points } = figures;
  const balance = (
    <Link className="tap" to="/store-points">
      {points.toLocaleString(language)}
    </Link>
  );
  return (
    <>
      <Facts
        facts={[
          [words.today, today],
          [words.thirtyDays, thirtyDays],
          [words.claimed, claimed],
          [words.points, balance],
        ]}
      />
      {waiting > 0 && (
        <p>
          <Link className="tap" to="/store-bikes">
            {t(($) => $.storeDashboard.sales.waiting, { count: waiting })}
          </Link>
        </p>
      )}
      {points < fewStorePoints && (
        <p>
          {words.few} <Link to="/store-points">{words.buy}</Link>
        </p>
      )}
    </>
  );
}

export function SalesPart(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useQuery(salesFiguresQuery);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeDashboard.sales.title)}</h2>
      <Loaded query={query} failed={t(($) => $.storeDashboard.sales.failed)} of={["block"]}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
      <p>
        <Link className="tap" to="/store-bikes">
          {t(($) => $.storeDashboard.sales.all)}
        </Link>
      </p>
      <p>
        <Link className="tap" to="/store-import">
          {t(($) => $.storeDashboard.sales.import)}
        </Link>
      </p>
    </section>
  );
}
