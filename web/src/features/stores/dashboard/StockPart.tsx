import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StoreInventory } from "#contract/inventory.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { StockFigures } from "#web/shared/store-stock/StockFigures.tsx";
import { storeInventoryQuery } from "#web/shared/store-stock/store-stock-api.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { firstOfAll } from "./first-of-all.ts";

type Props = { stock: StoreInventory };

function First({ stock }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storeDashboard.first, { returnObjects: true, skipInterpolation: true });
  const [now] = useState(() => new Date());
  const first = firstOfAll(stock, now);
  if (first === undefined) return <p>{words.nothing}</p>;
  return (
    <>
      <p>
        {first.what === "out"
          ? words.out
          : t(($) => $.storeDashboard.first.few, { date: dayText(`${first.until}T12:00:00Z`, language) })}
      </p>
      <Link className="btn btn--primary" to="/store-inventory">
        {words.order}
      </Link>
    </>
  );
}

function Shown({ stock }: Props): ReactNode {
  const { t } = useTranslation();
  const [first, own] = [useId(), useId()];
  return (
    <>
      <section aria-labelledby={first}>
        <h2 id={first}>{t(($) => $.storeDashboard.first.title)}</h2>
        <First stock={stock} />
      </section>
      <section aria-labelledby={own}>
        <h2 id={own}>{t(($) => $.storeDashboard.stock)}</h2>
        <StockFigures stock={stock} />
      </section>
    </>
  );
}

/** What there is to do about stickers, and how many there are. */
export function StockPart(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(storeInventoryQuery);
  if (data !== undefined) return <Shown stock={data} />;
  if (error === null || isFetching) return <Skeleton of={["block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.storeDashboard.stockFailed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}
