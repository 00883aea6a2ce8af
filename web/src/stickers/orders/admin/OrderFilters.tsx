import { type FormEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OrderNumber } from "#contract/points/receipts.ts";
import { OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import { OrderState } from "#contract/stickers/orders/machine.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { takesText } from "#web/platform/ui/key-target.ts";
import type { OrderFilter } from "./orders-api.ts";

type Props = {
  filter: OrderFilter;
  sought: string;
  onFilter: (name: "type" | "status", value: string | undefined) => void;
  onSeek: (text: string) => void;
  onOpen: (orderNumber: string) => void;
};

const useSlash = (field: RefObject<HTMLInputElement | null>): void => {
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
};

function SearchField({ sought, onSeek }: Pick<Props, "sought" | "onSeek">): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <div className="filter">
      <label htmlFor="order-search">
        {t(($) => $.adminOrders.search)} <kbd aria-hidden="true">/</kbd>
      </label>
      <input
        id="order-search"
        ref={field}
        type="search"
        className="plaininput"
        aria-keyshortcuts="/"
        placeholder={t(($) => $.adminOrders.searchHint)}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
      />
    </div>
  );
}

/** Filters orders. The search covers loaded orders; Enter opens a complete order number. */
export function OrderFilters({ filter, sought, onFilter, onSeek, onOpen }: Props): ReactNode {
  const { t } = useTranslation();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const { data } = OrderNumber.safeParse(sought.trim().toUpperCase());
    if (data !== undefined) onOpen(data);
  };
  return (
    <search>
      <form className="orderfilters" onSubmit={open}>
        <SearchField sought={sought} onSeek={onSeek} />
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
      </form>
    </search>
  );
}
