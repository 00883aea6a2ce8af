import { useMutation, useQueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Inventory, InventoryChange } from "#contract/stickers/inventory.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { inventoryClient, changesQuery, inventoryQuery } from "#web/stickers/inventory/inventory-api.ts";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Together } from "#web/platform/ui/Together.tsx";
import { StockFigures } from "#web/stickers/store-stock/StockFigures.tsx";

type Props = { inventory: Inventory; name: string; onClose: () => void };
type CountProps = { label: string; typed: string; tried: boolean; onType: (text: string) => void };

/** Parses a whole number from 0. */
const countOf = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

function Count({ label, typed, tried, onType }: CountProps): ReactNode {
  const words = useTexts(($) => $.inventory.adjusting);
  const wrong = typed.trim().startsWith("-") ? words.negative : words.noNumber;
  const fault = tried && countOf(typed) === undefined ? wrong : undefined;
  return (
    <LineField
      label={label}
      fault={fault}
      faultText={fault}
      className="plaininput"
      inputMode="numeric"
      value={typed}
      onType={onType}
    />
  );
}

type Counted = { rolls: number; active: number; reason: string };

/**
 * The API refuses the change if the stock has changed. The dialog then shows the new numbers, and
 * the next try is based on them.
 */
const useAdjust = ({ pool, rolls, active }: Inventory, onSuccess: () => void) => {
  const queries = useQueryClient();
  const now = { rolls, active };
  const [first] = useState(now);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Counted & { seen: typeof now }) =>
      inventoryClient.adjustInventory({ params: { pool }, body }),
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: adminQueryKeys.inventory.all }),
  });
  const changed = rolls !== first.rolls || active !== first.active ? now : undefined;
  const adjust = (counted: Counted): void => mutate({ ...counted, seen: error === null ? first : now });
  return { adjust, changed, isPending, error };
};

function AdjustDialog({ inventory, name, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [rolls, typeRolls] = useState(String(inventory.rolls));
  const [active, typeActive] = useState(String(inventory.active));
  const [tried, setTried] = useState(false);
  const { kept, close } = useKeptReason(`stock:${inventory.pool}`, onClose);
  const { adjust, changed, isPending, error } = useAdjust(inventory, close);
  const words = t(($) => $.inventory.adjusting, { returnObjects: true, skipInterpolation: true });
  const decide = (reason: string): void => {
    setTried(true);
    const counted = { rolls: countOf(rolls), active: countOf(active) };
    if (counted.rolls === undefined || counted.active === undefined) return;
    adjust({ rolls: counted.rolls, active: counted.active, reason });
  };
  return (
    <DecisionDialog
      title={t(($) => $.inventory.adjusting.title, { name })}
      submit={words.ok}
      reason={{ label: words.reason, hint: words.hint, required: true }}
      kept={kept}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={decide}
      onClose={close}
    >
      <output>{changed && t(($) => $.inventory.adjusting.changed, changed)}</output>
      <Count label={words.rolls} typed={rolls} tried={tried} onType={typeRolls} />
      <Count label={words.active} typed={active} tried={tried} onType={typeActive} />
    </DecisionDialog>
  );
}

const useMove = (pool: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => inventoryClient.moveRoll({ params: { pool } }),
    onSettled: () => queries.invalidateQueries({ queryKey: adminQueryKeys.inventory.all }),
  });
};

function PoolActions({ inventory, name }: { inventory: Inventory; name: string }): ReactNode {
  const [adjusting, adjust] = useState(false);
  const { pool, rolls } = inventory;
  const { mutate, isPending, error } = useMove(pool);
  const words = useTexts(($) => $.inventory.stock);
  return (
    <>
      <div className="ways pool__ways">
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
    <article className="card pool" aria-label={name}>
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
    <Together waitFor={[pools, changes]} of={["block", "block"]}>
      <PagedList
        query={pools}
        why={failureText}
        words={{ failed: t(($) => $.inventory.stock.failed) }}
        empty={<p className="muted">{t(($) => $.inventory.stock.empty)}</p>}
        keyOf={({ pool }) => pool}
      >
        {(inventory) => <PoolCard inventory={inventory} />}
      </PagedList>
      <section aria-labelledby={heading} className="stack qrmanagement__section">
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
    </Together>
  );
}
