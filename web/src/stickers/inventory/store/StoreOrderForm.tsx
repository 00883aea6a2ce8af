import { Package, QrCode } from "lucide-react";
import { type ReactNode, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { maxItemLength } from "#contract/stickers/orders/store-orders.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { type OrderFault, newDraft, type OrderDraft, orderOf } from "./order-draft.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { placeStoreOrder } from "#web/stickers/store-stock/store-stock-api.ts";

/** Keeps the draft until the server accepts it; the idempotency key makes a repeated press the same order. */
const useStoreOrder = () => {
  const queries = useQueryClient();
  const [draft, set] = useState(newDraft);
  const [faults, setFaults] = useState<readonly OrderFault[]>([]);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (body: Parameters<typeof placeStoreOrder>[0]["body"]) =>
      placeStoreOrder({ body }, { idempotencyKey: draft.idempotencyKey }),
    onSuccess: async () => {
      set(newDraft());
      await queries.invalidateQueries({ queryKey: queryKeys.storeOrders.all });
    },
    onError: (refused) => {
      if (refused instanceof ProblemError) set((now) => ({ ...now, idempotencyKey: crypto.randomUUID() }));
    },
  });
  const change = (changes: Partial<OrderDraft>): void => {
    reset();
    setFaults([]);
    // A changed order must not repeat one that may have been sent.
    set((now) => ({ ...now, idempotencyKey: crypto.randomUUID(), ...changes }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { order, faults: wrong = [] } = orderOf(draft);
    setFaults(wrong);
    if (order !== undefined && !isPending) mutate(order);
  };
  const failure = error === null ? undefined : failureText(error);
  return { draft, change, submit, faults, busy: isPending, failure, placed: data };
};

type OrderFieldProps = {
  label: string;
  hint: string;
  fault: OrderFault | undefined;
  value: string;
  numeric?: true;
  onType: (text: string) => void;
};

function OrderField({ label, hint, fault, value, numeric, onType }: OrderFieldProps): ReactNode {
  const words = useTexts(($) => $.storeInventory.order);
  return (
    <LineField
      label={label}
      hint={hint}
      fault={fault}
      faultText={fault && words[fault]}
      className="plaininput"
      value={value}
      {...(numeric ? { inputMode: "numeric" } : { maxLength: maxItemLength })}
      onType={onType}
    />
  );
}

type FieldsProps = Pick<ReturnType<typeof useStoreOrder>, "draft" | "change" | "faults">;

function Fields({ draft, change, faults }: FieldsProps): ReactNode {
  const words = useTexts(($) => $.storeInventory.order);
  const forCodes = draft.kind === "qr_order";
  return (
    <>
      {!forCodes && (
        <OrderField
          label={words.item}
          hint={words.itemHint}
          fault={faults.find((fault) => fault === "noItem")}
          value={draft.item}
          onType={(item) => change({ item })}
        />
      )}
      <OrderField
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
