import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { hasEnded, OrderState } from "#contract/stickers/orders/machine.ts";
import { ordersClient } from "#web/stickers/orders/admin/orders-api.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { useOrderStep } from "./use-order-step.ts";

const states = OrderState.exclude(["cancelled"]).options;
type Chosen = (typeof states)[number];

const useOverride = ({ orderNumber }: Order) => {
  const [state, choose] = useState<Chosen>();
  const { draft: reason, write, forget } = useKeptDraft(`orders:${orderNumber}:override`, z.string(), "");
  const [tried, setTried] = useState(false);
  const { act, busy, failure } = useOrderStep(orderNumber, (chosen: Chosen) =>
    ordersClient.overrideOrderState({ params: { orderNumber }, body: { state: chosen, reason } }),
  );
  const missing = reason.trim() === "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!missing && state !== undefined && !busy) act(state, { onSuccess: forget });
  };
  return {
    state,
    choose,
    reason,
    write,
    fault: tried && missing ? "required" : undefined,
    submit,
    busy,
    failure,
  };
};

/** Folded away, because setting a state by hand is the exception. */
export function OverridePart({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { state, choose, reason, write, fault, submit, busy, failure } = useOverride(order);
  const words = t(($) => $.adminOrders.override, { returnObjects: true, skipInterpolation: true });
  if (hasEnded(order.state)) return null;
  const others = states.filter((each) => each !== order.state);
  return (
    <details className="orderdialog__override">
      <summary>{words.title}</summary>
      <form onSubmit={submit} noValidate>
        <p className="muted">{words.text}</p>
        <SelectFilter
          name="state"
          label={words.state}
          value={state}
          any={words.choose}
          options={others.map((each) => [each, t(($) => $.orders.states[each])])}
          onChange={choose}
        />
        <LongField
          label={words.reason}
          fault={fault}
          rows={2}
          maxLength={500}
          value={reason}
          onType={write}
        />
        <button type="submit" className="btn btn--ghost" disabled={busy || state === undefined}>
          {words.button}
        </button>
        {failure && <p role="alert">{failure}</p>}
      </form>
    </details>
  );
}
