import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#contract/inventory.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { inventoryClient } from "#web/features/inventory/inventory-api.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { AdjustDialog } from "./AdjustDialog.tsx";

const onARoll = 100;
/** So few that the next roll is due. */
const few = 20;

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

function Lasts({ inventory: { perDay, lastsUntil } }: { inventory: Inventory }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (perDay === undefined) return null;
  const pace = perDay.toLocaleString(language);
  if (lastsUntil === undefined) return <p>{t(($) => $.inventory.stock.lastsLong, { perDay: pace })}</p>;
  const date = dayText(`${lastsUntil}T12:00:00Z`, language);
  return <p>{t(($) => $.inventory.stock.lasts, { date, perDay: pace })}</p>;
}

/** The stickers of a store, or of people who order them: those on the roll and those in the warehouse. */
export function PoolCard({ inventory }: { inventory: Inventory }): ReactNode {
  const { t } = useTranslation();
  const { store, rolls, active } = inventory;
  const name = store ?? t(($) => $.inventory.self);
  const words = t(($) => $.inventory.stock, { returnObjects: true, skipInterpolation: true });
  return (
    <article className="pool" aria-label={name}>
      <h2>{name}</h2>
      <p>
        {t(($) => $.inventory.stock.active, { count: active })}
        <meter
          min={0}
          max={Math.max(onARoll, active)}
          low={few}
          value={active}
          aria-label={words.activeLabel}
        />
      </p>
      <p>{rolls > 0 ? t(($) => $.inventory.stock.rolls, { count: rolls }) : words.noRolls}</p>
      <Lasts inventory={inventory} />
      {rolls <= 0 && active < few && <p className="pool__out">{words.out}</p>}
      <Ways inventory={inventory} name={name} />
    </article>
  );
}
