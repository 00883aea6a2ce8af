import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StoreInventory } from "#contract/stickers/inventory.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { StockFigures } from "#web/stickers/store-stock/StockFigures.tsx";
import { storeInventoryQuery } from "#web/stickers/store-stock/store-stock-api.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
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

export function StockPart(): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(storeInventoryQuery);
  if (query.data !== undefined) return <Shown stock={query.data} />;
  return <NotLoaded query={query} failed={t(($) => $.storeDashboard.stockFailed)} of={["block"]} />;
}
