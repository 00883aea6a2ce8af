import { Hourglass } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ReceiptEntry } from "#contract/ownership/ownership-receipts.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { PdfButton } from "./PdfButton.tsx";
import { RemindButton } from "./RemindButton.tsx";

/** For example 'Köpt av Anna Ek, 2 500 kr'. */
const entryText = ({ role, state, price, otherName: name }: ReceiptEntry, language: Language): string => {
  const isBuyer = role === "buyer";
  const isDone = state === "completed";
  if (price === null) {
    const gift = isDone ? (isBuyer ? "received" : "given") : isBuyer ? "giftToYou" : "giving";
    return i18next.t(($) => $.ownershipReceipts[gift], { name });
  }
  const sale = isDone ? (isBuyer ? "bought" : "sold") : isBuyer ? "saleToYou" : "selling";
  return i18next.t(($) => $.ownershipReceipts[sale], { name, price: kronorText(price, language) });
};

/** Undefined for open and completed transfers. */
const endingText = ({ state, endedByTheft }: ReceiptEntry): string | undefined => {
  if (state === "requested" || state === "completed") return undefined;
  return i18next.t(($) => $.ownershipReceipts.states[endedByTheft ? "stopped" : state]);
};

function RowActions({ entry }: { entry: ReceiptEntry }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { transferId, state, role, expiresAt, endedAt = expiresAt, bike } = entry;
  const date = dayText(state === "requested" ? expiresAt : endedAt, language);
  if (state !== "requested")
    return (
      <div className="receipt__ways">
        <span className="muted">{date}</span>
        {state === "completed" && <PdfButton transferId={transferId} bike={`${bike.brand} ${bike.model}`} />}
      </div>
    );
  const isMine = role === "buyer";
  const texts = t(($) => $.ownershipReceipts, { returnObjects: true });
  return (
    <div className="receipt__ways">
      <span className="receipt__until">
        <Hourglass size={17} aria-hidden="true" />
        {t(($) => $.ownershipReceipts[isMine ? "signBefore" : "waitsUntil"], { date })}
      </span>
      {!isMine && <RemindButton transferId={transferId} name={entry.otherName} />}
      <Link className={isMine ? "btn btn--primary" : "btn btn--ghost"} to={`/transfers/${transferId}`}>
        {isMine ? texts.read : texts.open}
      </Link>
    </div>
  );
}

/** Highlights transfers that wait for the signed-in person. */
export function ReceiptRow({ entry }: { entry: ReceiptEntry }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const id = useId();
  const { transferId, bike, state, role } = entry;
  const isTurn = state === "requested" && role === "buyer";
  const ending = endingText(entry);
  return (
    <article className={isTurn ? "receipt receipt--turn" : "receipt"} aria-labelledby={id}>
      <BikePicture bike={bike} className="receipt__picture" />
      <div className="receipt__about">
        <h3 id={id}>
          <Link className="tap" to={`/transfers/${transferId}`}>
            {bike.brand} {bike.model}
          </Link>
        </h3>
        <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="sm" />
        <p>{entryText(entry, language)}</p>
        {ending !== undefined && <p className="muted">{ending}</p>}
      </div>
      <RowActions entry={entry} />
    </article>
  );
}
