import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#contract/inventory.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { inventoryClient } from "#web/features/inventory/inventory-api.ts";
import { StockFigures } from "#web/shared/store-stock/StockFigures.tsx";
import { AdjustDialog } from "./AdjustDialog.tsx";

const useMove = (pool: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => inventoryClient.moveRoll({ params: { pool } }),
    onSettled: () => queries.invalidateQueries({ queryKey: adminQueryKeys.inventory.all }),
  });
};

function Ways({ inventory, name }: { inventory: Inventory; name: string }): ReactNode {
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

/** The stickers of a store, or of people who order them: those on the roll and those in the warehouse. */
export function PoolCard({ inventory }: { inventory: Inventory }): ReactNode {
  const { t } = useTranslation();
  const name = inventory.store ?? t(($) => $.inventory.self);
  return (
    <article className="pool" aria-label={name}>
      <h2>{name}</h2>
      <StockFigures stock={inventory} />
      <Ways inventory={inventory} name={name} />
    </article>
  );
}
