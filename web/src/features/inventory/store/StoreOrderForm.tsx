import { Package, QrCode } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { longestItem } from "#contract/orders/store-orders.ts";
import { ChoiceCards } from "#web/ui/choice/ChoiceCards.tsx";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import type { OrderFault } from "./order-draft.ts";
import { useStoreOrder } from "./use-store-order.ts";

type TypedProps = {
  label: string;
  hint: string;
  fault: OrderFault | undefined;
  value: string;
  numeric?: true;
  onType: (text: string) => void;
};

function Typed({ label, hint, fault, value, numeric, onType }: TypedProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const words = t(($) => $.storeInventory.order, { returnObjects: true, skipInterpolation: true });
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault} faultText={fault && words[fault]}>
      {(described) => (
        <input
          {...described}
          className="plaininput"
          value={value}
          {...(numeric ? { inputMode: "numeric" } : { maxLength: longestItem })}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}

type FieldsProps = Pick<ReturnType<typeof useStoreOrder>, "draft" | "change" | "faults">;

/** What the chosen kind needs to know. */
function Fields({ draft, change, faults }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeInventory.order, { returnObjects: true, skipInterpolation: true });
  const forCodes = draft.kind === "qr_order";
  return (
    <>
      {!forCodes && (
        <Typed
          label={words.item}
          hint={words.itemHint}
          fault={faults.find((fault) => fault === "noItem")}
          value={draft.item}
          onType={(item) => change({ item })}
        />
      )}
      <Typed
        label={words.count}
        hint={forCodes ? words.codesCountHint : words.goodsCountHint}
        fault={faults.find((fault) => fault !== "noItem")}
        value={draft.count}
        numeric
        onType={(count) => change({ count })}
      />
    </>
  );
}

/** Codes for customers, or something else for the counter. */
export function StoreOrderForm(): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeInventory.order, { returnObjects: true, skipInterpolation: true });
  const { draft, change, submit, faults, busy, failure, placed } = useStoreOrder();
  return (
    <form className="qrgenerator" onSubmit={submit} noValidate>
      <ChoiceCards
        legend={words.what}
        choices={[
          { value: "qr_order", name: words.codes, hint: words.codesHint, Icon: QrCode },
          { value: "inventory_order", name: words.goods, hint: words.goodsHint, Icon: Package },
        ]}
        chosen={draft.kind}
        onChoose={(kind) => change({ kind, count: kind === "qr_order" ? "100" : "1" })}
      />
      <Fields draft={draft} change={change} faults={faults} />
      <button type="submit" className="btn btn--primary" disabled={busy}>
        {words.send}
      </button>
      {placed !== undefined && (
        <output>{t(($) => $.storeInventory.order.done, { number: placed.orderNumber })}</output>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </form>
  );
}
