import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { OrderBadge } from "#web/stickers/order-parts/OrderBadge.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type OpenedPerson, Part, type PartRow } from "./Part.tsx";

type LineProps = { at: string; what: ReactNode; about: readonly (string | undefined)[]; state: ReactNode };

function Line({ at, what, about, state }: LineProps): ReactNode {
  const language = usePageLanguage();
  const text = about.filter((part) => part !== undefined).join(" · ");
  return (
    <div className="dossier__row">
      <time dateTime={at}>{dayText(at, language)}</time>
      <span>
        {what}
        <small>{text}</small>
      </span>
      <span className="dossier__state">{state}</span>
    </div>
  );
}

function Bought({ purchase }: { purchase: PartRow<"purchases"> }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { createdAt, points, price, method, orderNumber, receiptNumber, state, reversedMoney = 0 } = purchase;
  const receipt = t(($) => $.peopleAdmin.receipt, { number: receiptNumber ?? 0 });
  return (
    <Line
      at={createdAt}
      what={t(($) => $.peopleAdmin.pointsFor, { points, price: moneyText(price, language) })}
      about={[
        orderNumber,
        method && t(($) => $.purchases.methods[method]),
        receiptNumber === undefined ? undefined : receipt,
        reversedMoney > 0
          ? t(($) => $.purchases.reversed, { price: moneyText(reversedMoney, language) })
          : undefined,
      ]}
      state={t(($) => $.purchases.states[state])}
    />
  );
}

function Ordered({ order }: { order: PartRow<"orders"> }): ReactNode {
  const { t } = useTranslation();
  const { orderedAt, count, bike, orderNumber, state } = order;
  return (
    <Line
      at={orderedAt}
      what={
        <Link to={`/admin-orders?order=${orderNumber}`}>{t(($) => $.peopleAdmin.stickers, { count })}</Link>
      }
      about={[bike, orderNumber]}
      state={<OrderBadge state={state} />}
    />
  );
}

function Transferred({ transfer }: { transfer: PartRow<"transfers"> }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { createdAt, endedAt = createdAt, role, bike, otherName, frameNumber, price } = transfer;
  const what =
    role === "seller"
      ? t(($) => $.peopleAdmin.handedTo, { bike, name: otherName })
      : t(($) => $.peopleAdmin.takenFrom, { bike, name: otherName });
  return (
    <Line
      at={endedAt}
      what={what}
      about={[frameNumber, price === null ? undefined : kronorText(price, language), transfer.receiptNumber]}
      state={t(($) => $.peopleAdmin.transferStates[transfer.state])}
    />
  );
}

export function Dealings(opened: OpenedPerson): ReactNode {
  return (
    <>
      <Part
        {...opened}
        part="purchases"
        pick={({ purchases }) => purchases}
        keyOf={({ orderNumber }) => orderNumber}
      >
        {(purchase) => <Bought purchase={purchase} />}
      </Part>
      <Part {...opened} part="orders" pick={({ orders }) => orders} keyOf={({ orderNumber }) => orderNumber}>
        {(order) => <Ordered order={order} />}
      </Part>
      <Part
        {...opened}
        part="transfers"
        pick={({ transfers }) => transfers}
        keyOf={({ transferId }) => transferId}
      >
        {(transfer) => <Transferred transfer={transfer} />}
      </Part>
    </>
  );
}
