import { Hourglass } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ReceiptEntry } from "#contract/ownership-receipts.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { endingText, entryText } from "./entry-text.ts";
import { PdfButton } from "./PdfButton.tsx";

/** What can be done with it, and by when. */
function Ways({ entry }: { entry: ReceiptEntry }): ReactNode {
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
      <Link className={isMine ? "btn btn--primary" : "btn btn--ghost"} to={`/transfers/${transferId}`}>
        {isMine ? texts.read : texts.open}
      </Link>
    </div>
  );
}

/** A bike that changes hands, has done so, or stayed where it was. What waits for the person who looks stands out. */
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
          <Link to={`/transfers/${transferId}`}>
            {bike.brand} {bike.model}
          </Link>
        </h3>
        <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="sm" />
        <p>{entryText(entry, language)}</p>
        {ending !== undefined && <p className="muted">{ending}</p>}
      </div>
      <Ways entry={entry} />
    </article>
  );
}
