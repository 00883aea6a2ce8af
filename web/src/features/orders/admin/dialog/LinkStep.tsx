import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { takeStep } from "#contract/orders/machine.ts";
import { factsOf } from "#web/features/orders/admin/order-words.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { parseOwnCode } from "#web/ui/qr-scan/parse-code.ts";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import { useOrderStep } from "./use-order-step.ts";

const uidOf = (text: string): string | undefined => {
  const code = parseOwnCode(text, location.host);
  return code?.kind === "sticker" ? code.uid : undefined;
};

/** Gives a customer's order its codes: new ones, or stickers that are printed already. */
export function LinkStep({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { orderNumber, linked, count } = order;
  const [typed, type] = useState("");
  const [fault, setFault] = useState<string>();
  const words = t(($) => $.adminOrders.linking, { returnObjects: true, skipInterpolation: true });
  const making = useOrderStep(orderNumber, () => ordersClient.makeOrderCodes({ params: { orderNumber } }));
  const linking = useOrderStep(orderNumber, async (uid: string) => {
    const changed = await ordersClient.linkOrderCode({ params: { orderNumber, uid } });
    type("");
    return changed;
  });
  const busy = making.busy || linking.busy;
  const failure = making.failure ?? linking.failure;
  if (!takeStep({ ...factsOf(order), linked: linked + 1 }, "link", "admin").ok)
    return failure && <p role="alert">{failure}</p>;
  const link = (event: FormEvent): void => {
    event.preventDefault();
    const uid = uidOf(typed);
    setFault(uid === undefined ? words.unknown : undefined);
    if (uid !== undefined && !busy) linking.act(uid);
  };
  return (
    <form className="linkstep" onSubmit={link} noValidate>
      {count > 1 && <p className="muted">{t(($) => $.adminOrders.linking.progress, { linked, count })}</p>}
      <PlainField id={id} label={words.label} hint={words.hint} fault={fault} faultText={fault}>
        {(described) => (
          <input
            {...described}
            className="plaininput"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </PlainField>
      <div className="linkstep__ways">
        <button type="submit" className="btn btn--primary" disabled={busy || typed.trim() === ""}>
          {words.existing}
        </button>
        <ScanButton className="btn btn--ghost" onFrameNumber={type} onSticker={linking.act} />
        <button
          type="button"
          className="btn btn--ghost"
          disabled={busy}
          onClick={() => making.act(undefined)}
        >
          {words.generate}
        </button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
