import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#contract/inventory.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { inventoryClient } from "#web/features/inventory/inventory-api.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = { inventory: Inventory; name: string; onClose: () => void };
type CountProps = { label: string; typed: string; tried: boolean; onType: (text: string) => void };

/** Whole numbers from 0 on. */
const countOf = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

function Count({ label, typed, tried, onType }: CountProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const words = t(($) => $.inventory.adjusting, { returnObjects: true, skipInterpolation: true });
  const wrong = typed.trim().startsWith("-") ? words.negative : words.noNumber;
  const fault = tried && countOf(typed) === undefined ? wrong : undefined;
  return (
    <PlainField id={id} label={label} fault={fault} faultText={fault}>
      {(described) => (
        <input
          {...described}
          className="plaininput"
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}

type Counted = { rolls: number; active: number; reason: string };

/** A refusal means that another administrator was quicker. The dialog shows the numbers that stand there now, and the next try is made against those. */
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

/** Takes down what was counted, and why it is not what stood there. */
export function AdjustDialog({ inventory, name, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [rolls, typeRolls] = useState(String(inventory.rolls));
  const [active, typeActive] = useState(String(inventory.active));
  const [tried, setTried] = useState(false);
  const { adjust, changed, isPending, error } = useAdjust(inventory, onClose);
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
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={decide}
      onClose={onClose}
    >
      <output>{changed && t(($) => $.inventory.adjusting.changed, changed)}</output>
      <Count label={words.rolls} typed={rolls} tried={tried} onType={typeRolls} />
      <Count label={words.active} typed={active} tried={tried} onType={typeActive} />
    </DecisionDialog>
  );
}
