import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nameOf } from "#web/stickers/orders/admin/order-words.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { isWaitingForMore, type Letter, toScan, wantedOf } from "./desk.ts";
import { shownCode } from "./result-words.ts";

function Wanted({ letter }: { letter: Letter }): ReactNode {
  const { t } = useTranslation();
  const wanted = wantedOf(letter);
  return (
    <div className="card card--start deskcard">
      <p className="muted">{t(($) => $.packing.next)}</p>
      <p className="deskcard__code">{wanted === undefined ? t(($) => $.packing.free) : shownCode(wanted)}</p>
      {toScan(letter) > 1 && (
        <p>
          {letter.scanned.length} / {toScan(letter)}
        </p>
      )}
    </div>
  );
}

export function OpenLetter({ letter }: { letter: Letter }): ReactNode {
  const { t } = useTranslation();
  const { order } = letter;
  const { address, orderNumber } = order;
  return (
    <div className="deskcards">
      <div className="card card--start deskcard">
        <p className="muted">{t(($) => $.packing.slip)}</p>
        <p className="mono">{orderNumber}</p>
        <p className="deskcard__name">{address?.name ?? nameOf(order)}</p>
        {address !== undefined && (
          <p>
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </p>
        )}
        {order.kind === "customer" && (
          <Plate number={order.frameNumber} label={t(($) => $.common.frameNumber)} size="sm" />
        )}
      </div>
      {isWaitingForMore(letter) && <Wanted letter={letter} />}
    </div>
  );
}
