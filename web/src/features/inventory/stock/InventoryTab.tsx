import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { InventoryChange } from "#contract/inventory.ts";
import { failureText } from "#web/api/failure-text.ts";
import { changesQuery, inventoryQuery } from "#web/features/inventory/inventory-api.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { PoolCard } from "./PoolCard.tsx";

function Change({ change }: { change: InventoryChange }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { what, store, rolls, active, reason, by, at } = change;
  const pool = store ?? t(($) => $.inventory.self);
  return (
    <p className="stockchange">
      <span className="muted">{momentText(at, language)}</span>
      {t(($) => $.inventory.changes[what], { pool, count: Math.abs(rolls), active: Math.abs(active) })}
      {what === "adjusted" &&
        ` ${t(($) => $.inventory.changes.difference, { rolls, active, reason: reason ?? "" })}`}
      {what === "recounted" && ` ${t(($) => $.inventory.changes.counted, { rolls, active })}`}
      {by !== undefined && <span className="muted">{t(($) => $.inventory.changes.by, { name: by })}</span>}
    </p>
  );
}

/** What there is of stickers where, and what has changed. */
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
