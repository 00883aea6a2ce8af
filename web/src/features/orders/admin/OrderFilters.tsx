import { RefreshCw } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OrderNumber, OrderParty } from "#contract/orders/admin-orders.ts";
import { OrderState } from "#contract/orders/machine.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { takesText } from "#web/ui/key-target.ts";
import type { OrderFilter } from "./orders-api.ts";

type Props = {
  filter: OrderFilter;
  sought: string;
  busy: boolean;
  onFilter: (name: "type" | "status", value: string | undefined) => void;
  onSeek: (text: string) => void;
  onOpen: (orderNumber: string) => void;
  onRefresh: () => void;
};

/** Which orders are shown. What is sought is looked for among those that are loaded; a whole number is asked for by Enter. */
export function OrderFilters(props: Props): ReactNode {
  const { filter, sought, busy, onFilter, onSeek, onOpen, onRefresh } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || takesText(event.target)) return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => focus(event);
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const open = (): void => {
    const { data } = OrderNumber.safeParse(sought.trim().toUpperCase());
    if (data !== undefined) onOpen(data);
  };
  return (
    <form
      className="orderfilters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <div className="filter">
        <label htmlFor="order-search">{t(($) => $.adminOrders.search)}</label>
        <input
          id="order-search"
          ref={field}
          type="search"
          className="plaininput"
          placeholder={t(($) => $.adminOrders.searchHint)}
          value={sought}
          onChange={({ target }) => onSeek(target.value)}
        />
      </div>
      <SelectFilter
        name="type"
        label={t(($) => $.adminOrders.type)}
        value={filter.party}
        any={t(($) => $.adminOrders.types.all)}
        options={OrderParty.options.map((party) => [party, t(($) => $.adminOrders.types[party])])}
        onChange={(party) => onFilter("type", party)}
      />
      <SelectFilter
        name="status"
        label={t(($) => $.adminOrders.status)}
        value={filter.state}
        any={t(($) => $.adminOrders.types.all)}
        options={OrderState.options.map((state) => [state, t(($) => $.orders.states[state])])}
        onChange={(state) => onFilter("status", state)}
      />
      <button type="button" className="btn btn--ghost" aria-disabled={busy} onClick={onRefresh}>
        <RefreshCw size={18} aria-hidden="true" />
        {t(($) => $.adminOrders.refresh)}
      </button>
    </form>
  );
}
