import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#contract/stickers/inventory.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { inventoryClient } from "#web/stickers/inventory/inventory-api.ts";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";

type Props = { inventory: Inventory; name: string; onClose: () => void };
type CountProps = { label: string; typed: string; tried: boolean; onType: (text: string) => void };

/** Parses a whole number from 0. */
const countOf = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

function Count({ label, typed, tried, onType }: CountProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.inventory.adjusting, { returnObjects: true, skipInterpolation: true });
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

export function AdjustDialog({ inventory, name, onClose }: Props): ReactNode {
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
