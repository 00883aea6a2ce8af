import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InventoryChange, Inventory } from "#contract/stickers/inventory.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { changesQuery, inventoryQuery, inventoryClient } from "#web/stickers/inventory/inventory-api.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { StockFigures } from "#web/stickers/store-stock/StockFigures.tsx";
import { AdjustDialog } from "./AdjustDialog.tsx";

const useMove = (pool: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => inventoryClient.moveRoll({ params: { pool } }),
    onSettled: () => queries.invalidateQueries({ queryKey: adminQueryKeys.inventory.all }),
  });
};

function PoolActions({ inventory, name }: { inventory: Inventory; name: string }): ReactNode {
  const { t } = useTranslation();
  const [adjusting, adjust] = useState(false);
  const { pool, rolls } = inventory;
  const { mutate, isPending, error } = useMove(pool);
  const words = t(($) => $.inventory.stock, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <div className="pool__ways">
        {rolls > 0 && (
          <button type="button" className="btn btn--ghost" disabled={isPending} onClick={() => mutate()}>
            {words.move}
          </button>
        )}
        <button type="button" className="btn btn--quiet" aria-haspopup="dialog" onClick={() => adjust(true)}>
          {words.adjust}
        </button>
      </div>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      {adjusting && <AdjustDialog inventory={inventory} name={name} onClose={() => adjust(false)} />}
    </>
  );
}

function PoolCard({ inventory }: { inventory: Inventory }): ReactNode {
  const { t } = useTranslation();
  const name = inventory.store ?? t(($) => $.inventory.self);
  return (
    <article className="pool" aria-label={name}>
      <h2>{name}</h2>
      <StockFigures stock={inventory} />
      <PoolActions inventory={inventory} name={name} />
    </article>
  );
}

const counted: readonly InventoryChange["what"][] = ["made", "sent", "kept", "recounted"];

function Change({ change }: { change: InventoryChange }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { what, store, rolls, active, reason, by, at } = change;
  const pool = store ?? t(($) => $.inventory.self);
  return (
    <p className="stockchange">
      <span className="muted">{momentText(at, language)}</span>
      {t(($) => $.inventory.changes[what], { pool, active: Math.abs(active) })}
      {what === "adjusted" &&
        ` ${t(($) => $.inventory.changes.difference, { rolls, active, reason: reason ?? "" })}`}
      {counted.includes(what) && ` ${t(($) => $.inventory.changes.counted, { rolls, active })}`}
      {what !== "adjusted" && reason !== undefined && ` ${t(($) => $.inventory.changes.for, { reason })}`}
      {by !== undefined && <span className="muted">{t(($) => $.inventory.changes.by, { name: by })}</span>}
    </p>
  );
}

export function InventoryTab(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const pools = useInfiniteQuery(inventoryQuery);
  const changes = useInfiniteQuery(changesQuery);
  return (
    <>
      <PagedList
        query={pools}
        why={failureText}
        words={{ failed: t(($) => $.inventory.stock.failed) }}
        empty={<p className="muted">{t(($) => $.inventory.stock.empty)}</p>}
        keyOf={({ pool }) => pool}
      >
        {(inventory) => <PoolCard inventory={inventory} />}
      </PagedList>
      <section aria-labelledby={heading} className="qrmanagement__section">
        <h2 id={heading}>{t(($) => $.inventory.changes.title)}</h2>
        <PagedList
          query={changes}
          why={failureText}
          empty={<p className="muted">{t(($) => $.inventory.changes.empty)}</p>}
          keyOf={({ id }) => id}
        >
          {(change) => <Change change={change} />}
        </PagedList>
      </section>
    </>
  );
}
