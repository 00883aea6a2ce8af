import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { hasEnded, OrderState } from "#contract/orders/machine.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { useOrderStep } from "./use-order-step.ts";

const states = OrderState.exclude(["cancelled"]).options;
type Chosen = (typeof states)[number];

const useOverride = ({ orderNumber }: Order) => {
  const [state, choose] = useState<Chosen>();
  const [reason, write] = useState("");
  const [tried, setTried] = useState(false);
  const { act, busy, failure } = useOrderStep(orderNumber, (chosen: Chosen) =>
    ordersClient.overrideOrderState({ params: { orderNumber }, body: { state: chosen, reason } }),
  );
  const missing = reason.trim() === "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!missing && state !== undefined && !busy) act(state);
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

/** Sets a state by hand. It is folded away, for it is not the ordinary way. */
export function OverridePart({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
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
        <PlainField id={id} label={words.reason} fault={fault}>
          {(described) => (
            <textarea
              {...described}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </PlainField>
        <button type="submit" className="btn btn--ghost" disabled={busy || state === undefined}>
          {words.button}
        </button>
        {failure && <p role="alert">{failure}</p>}
      </form>
    </details>
  );
}
