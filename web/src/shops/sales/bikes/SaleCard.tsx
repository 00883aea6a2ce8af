import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { UndoSale } from "#web/shops/sales/till/UndoSale.tsx";
import { BuyerAddress } from "./BuyerAddress.tsx";
import { momentInRow } from "#web/shops/sales/moment-in-row.ts";

type Props = { sale: Sale };

function State({ sale: { state, uninvited, expiresAt, endedAt = expiresAt } }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (uninvited && state === "waiting")
    return <Badge tone="unknown">{t(($) => $.storeBikes.uninvited)}</Badge>;
  const date = dayText(state === "waiting" ? expiresAt : endedAt, language);
  const tones = { waiting: "review", claimed: "registered", returned: "unknown" } as const;
  return <Badge tone={tones[state]}>{t(($) => $.storeBikes.states[state], { date })}</Badge>;
}

/** A masked phone number must not be formatted. */
const writtenBuyer = ({ email, phone }: Sale["buyer"]): string | undefined =>
  email ?? (phone?.startsWith("+") ? writtenPhone(phone) : phone);

type CellProps = {
  of: "sold" | "buyer" | "sticker" | "receipt" | "price";
  label: string;
  children: ReactNode;
};

function Cell({ of, label, children }: CellProps): ReactNode {
  return (
    <p className={`salecard__cell salecard__cell--${of}`} hidden={children === undefined}>
      <span className="salecard__label">{label}</span> {children}
    </p>
  );
}

/** On a wide screen the list's heading row replaces the labels. */
function Cells({ sale: { soldAt, soldBefore, buyer, sticker, issuedReceipt, price } }: Props): ReactNode {
  const language = usePageLanguage();
  const words = useTexts(($) => $.storeBikes);
  const receipt = issuedReceipt && (
    <Link className="tap" to={`/store-receipts/${issuedReceipt}`}>
      {issuedReceipt}
    </Link>
  );
  return (
    <>
      <Cell of="sold" label={soldBefore ? words.soldBefore : words.sold}>
        {soldBefore ? dayText(soldAt, language) : momentInRow(soldAt, language)}
      </Cell>
      <Cell of="buyer" label={words.buyer}>
        {writtenBuyer(buyer)}
      </Cell>
      <Cell of="sticker" label={words.sticker}>
        {sticker && <span className="mono">{formatShortCode(sticker)}</span>}
      </Cell>
      <Cell of="receipt" label={words.issued}>
        {receipt}
      </Cell>
      <Cell of="price" label={words.price}>
        {price === undefined ? undefined : kronorText(price, language)}
      </Cell>
    </>
  );
}

function MoreFacts({ sale }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeBikes, { returnObjects: true, skipInterpolation: true });
  const { soldBy, receiptNumber, warrantyMonths, payment, points } = sale;
  const paid =
    payment === "sticker" ? words.paidSticker : t(($) => $.storeBikes.paidPoints, { count: points });
  const warranty =
    warrantyMonths === undefined
      ? undefined
      : t(($) => $.storeBikes.warrantyMonths, { count: warrantyMonths });
  return (
    <Facts
      facts={[
        [words.by, soldBy],
        [words.receipt, receiptNumber],
        [words.warranty, warranty],
        [words.paid, paid],
      ]}
    />
  );
}

function Notes({ sale: { bike, returnedBy, textWithheld, needsReview } }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {bike.markingReason !== undefined && <p className="muted">{t(($) => $.storeBikes.marked)}</p>}
      {needsReview && <p>{t(($) => $.storeBikes.review)}</p>}
      {returnedBy !== undefined && <p>{t(($) => $.storeBikes.returnedBy[returnedBy])}</p>}
      {textWithheld === true && <p role="alert">{t(($) => $.storeBikes.withheld)}</p>}
    </>
  );
}

/** A card on a phone and a row on a wide screen. */
export function SaleCard({ sale }: Props): ReactNode {
  const { t } = useTranslation();
  const { id, state, bike } = sale;
  const title = `${bike.brand} ${bike.model}`;
  return (
    <article className="card salecard" aria-label={title}>
      <div className="salecard__row">
        <h2>{title}</h2>
        <span className="salecard__plate">
          <Plate number={bike.frameNumber} label={t(($) => $.storeBikes.frameNumber)} size="sm" />
        </span>
        <Cells sale={sale} />
        <span className="salecard__state">
          <State sale={sale} />
        </span>
      </div>
      <Notes sale={sale} />
      <details className="salecard__more">
        <summary>{t(($) => $.storeBikes.more)}</summary>
        <MoreFacts sale={sale} />
        {state === "waiting" && (
          <div className="salecard__ways">
            <BuyerAddress sale={sale} />
            <UndoSale saleId={id} />
          </div>
        )}
      </details>
    </article>
  );
}
