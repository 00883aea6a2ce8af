import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { takeStep } from "#contract/stickers/orders/machine.ts";
import { factsOf } from "#web/stickers/orders/admin/order-words.ts";
import { ordersClient } from "#web/stickers/orders/admin/orders-api.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import { useOrderStep } from "./use-order-step.ts";

const uidOf = (text: string): string | undefined => {
  const code = parseOwnCode(text, location.host);
  return code?.kind === "sticker" ? code.uid : undefined;
};

const useLinking = (order: Order) => {
  const { t } = useTranslation();
  const { orderNumber, linked } = order;
  const [typed, type] = useState("");
  const [fault, setFault] = useState<string>();
  const making = useOrderStep(orderNumber, () => ordersClient.makeOrderCodes({ params: { orderNumber } }));
  const linking = useOrderStep(orderNumber, async (uid: string) => {
    const changed = await ordersClient.linkOrderCode({ params: { orderNumber, uid } });
    type("");
    return changed;
  });
  const outcome = takeStep({ ...factsOf(order), linked: linked + 1 }, "link", "admin");
  const noFrame = !outcome.ok && outcome.why === "frame-number-missing";
  const busy = making.busy || linking.busy || noFrame;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const uid = uidOf(typed);
    setFault(uid === undefined ? t(($) => $.adminOrders.linking.unknown) : undefined);
    if (uid !== undefined && !busy) linking.act(uid);
  };
  const generate = (): void => making.act(undefined);
  const failure = making.failure ?? linking.failure;
  return {
    over: !outcome.ok && !noFrame,
    noFrame,
    typed,
    type,
    fault,
    link: linking.act,
    submit,
    generate,
    busy,
    failure,
  };
};

type LinkActionsProps = Pick<ReturnType<typeof useLinking>, "busy" | "typed" | "type" | "link" | "generate">;

function LinkActions({ busy, typed, type, link, generate }: LinkActionsProps): ReactNode {
  const words = useTexts(($) => $.adminOrders.linking);
  return (
    <div className="ways">
      <button type="submit" className="btn btn--primary" disabled={busy || typed.trim() === ""}>
        {words.existing}
      </button>
      <ScanButton className="btn btn--ghost" onFrameNumber={type} onSticker={(uid) => busy || link(uid)} />
      <button type="button" className="btn btn--ghost" disabled={busy} onClick={generate}>
        {words.generate}
      </button>
    </div>
  );
}

export function LinkStep({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { over, noFrame, fault, submit, failure, ...linking } = useLinking(order);
  const { linked, count } = order;
  const words = t(($) => $.adminOrders.linking, { returnObjects: true, skipInterpolation: true });
  if (over) return failure && <p role="alert">{failure}</p>;
  return (
    <form className="linkstep" onSubmit={submit} noValidate>
      {count > 1 && <p className="muted">{t(($) => $.adminOrders.linking.progress, { linked, count })}</p>}
      <LineField
        label={words.label}
        hint={words.hint}
        fault={fault}
        faultText={fault}
        className="plaininput"
        autoComplete="off"
        spellCheck={false}
        value={linking.typed}
        onType={linking.type}
      />
      {noFrame && <p role="alert">{words.noFrame}</p>}
      <LinkActions {...linking} />
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
