import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Sale } from "#contract/sales/sales.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { dayText, momentText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { UndoSale } from "#web/features/sales/till/UndoSale.tsx";
import { BuyerAddress } from "./BuyerAddress.tsx";

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

/** An address that is masked is no phone number any more. */
const writtenBuyer = ({ email, phone }: Sale["buyer"]): string | undefined =>
  email ?? (phone?.startsWith("+") ? writtenPhone(phone) : phone);

function ReceiptLink({ number }: { number: number }): ReactNode {
  return <Link to={`/store-receipts/${number}`}>{number}</Link>;
}

function SaleFacts({ sale }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storeBikes, { returnObjects: true, skipInterpolation: true });
  const { soldAt, soldBefore, soldBy, buyer, sticker, receiptNumber, issuedReceipt, price, warrantyMonths } =
    sale;
  const { payment, points } = sale;
  const issued = issuedReceipt === undefined ? undefined : <ReceiptLink number={issuedReceipt} />;
  const paid =
    payment === "sticker" ? words.paidSticker : t(($) => $.storeBikes.paidPoints, { count: points });
  return (
    <Facts
      facts={[
        soldBefore
          ? [words.soldBefore, dayText(soldAt, language)]
          : [words.sold, momentText(soldAt, language)],
        [words.by, soldBy],
        [words.buyer, writtenBuyer(buyer)],
        [words.sticker, sticker && shownShortCode(sticker)],
        [words.issued, issued],
        [words.receipt, receiptNumber],
        [words.price, price === undefined ? undefined : kronorText(price, language)],
        [
          words.warranty,
          warrantyMonths === undefined
            ? undefined
            : t(($) => $.storeBikes.warrantyMonths, { count: warrantyMonths }),
        ],
        [words.paid, paid],
      ]}
    />
  );
}

/** A bike that the store has registered. */
export function SaleCard({ sale }: Props): ReactNode {
  const { t } = useTranslation();
  const { id, state, bike, returnedBy, textWithheld } = sale;
  const title = `${bike.brand} ${bike.model}`;
  return (
    <article className="salecard" aria-label={title}>
      <div className="salecard__head">
        <h2>{title}</h2>
        <State sale={sale} />
      </div>
      <p className="mono">{bike.frameNumber}</p>
      {bike.markingReason !== undefined && <p className="muted">{t(($) => $.storeBikes.marked)}</p>}
      {returnedBy !== undefined && <p>{t(($) => $.storeBikes.returnedBy[returnedBy])}</p>}
      {textWithheld === true && <p role="alert">{t(($) => $.storeBikes.withheld)}</p>}
      <SaleFacts sale={sale} />
      {state === "waiting" && (
        <div className="salecard__ways">
          <BuyerAddress sale={sale} />
          <UndoSale saleId={id} />
        </div>
      )}
    </article>
  );
}
