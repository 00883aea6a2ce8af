import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useQuery } from "@tanstack/react-query";
import type { Sale } from "#contract/shops/sales/sales.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { waitingSaleQuery } from "#web/shops/sales/sales-api.ts";
import { ForCustomer } from "./ForCustomer.tsx";
import type { Done } from "./use-till.ts";
import { Link } from "react-router-dom";
import { UndoSale } from "./UndoSale.tsx";

/** Milliseconds. */
const pace = 5000;

/** Counts whole minutes down from the first render; undefined at the end. */
const useMinutesLeft = (minutes: number): number | undefined => {
  const [until] = useState(() => Date.now() + minutes * 60_000);
  const [now, look] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), pace);
    return () => clearInterval(timer);
  }, []);
  return now >= until ? undefined : Math.floor((until - now) / 60_000);
};

/** Minutes. Afterwards the page of the store's bikes offers the undo until the buyer claims the bike. */
const offered = 10;

function UndoAtTill({ saleId }: { saleId: string }): ReactNode {
  const { t } = useTranslation();
  const left = useMinutesLeft(offered);
  if (left === undefined) return <Link to="/store-bikes">{t(($) => $.till.done.undoLater)}</Link>;
  const shown = left === 0 ? t(($) => $.till.done.leftLast) : t(($) => $.till.done.left, { count: left });
  return (
    <UndoSale saleId={saleId}>
      {t(($) => $.till.done.undoShort)} <span className="muted">{shown}</span>
    </UndoSale>
  );
}

function Registered({ sale }: { sale: Sale }): ReactNode {
  const language = usePageLanguage();
  const words = useTexts(($) => $.till.done);
  const { bike, sticker, receiptNumber, price, expiresAt } = sale;
  const paid = price === undefined ? undefined : kronorText(price, language);
  return (
    <div className="stack tilldone__bike">
      <h3>
        {bike.brand} {bike.model}
      </h3>
      <p className="tilldone__number mono">{bike.frameNumber}</p>
      <Facts
        facts={[
          [words.sticker, sticker && formatShortCode(sticker)],
          [words.receipt, [receiptNumber, paid].filter((part) => part !== undefined).join(", ") || undefined],
          [words.until, dayText(expiresAt, language)],
        ]}
      />
      {sale.needsReview && <p>{words.review}</p>}
      {sticker !== undefined && (
        <p className="tilldone__where">
          <b>{words.where}</b> {words.whereText}
        </p>
      )}
    </div>
  );
}

export function ShownSale({
  done: { sale: made, seconds },
  onNext,
}: {
  done: Done;
  onNext: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const next = useRef<HTMLButtonElement>(null);
  const { data: sale = made } = useQuery(waitingSaleQuery(made.id));
  useEffect(() => next.current?.focus(), []);
  return (
    <section className="tilldone" aria-labelledby="till-done">
      <div className="stack tilldone__clerk">
        <h2 id="till-done">
          <CircleCheck size={40} aria-hidden="true" />
          {seconds > 0 ? t(($) => $.till.done.title, { count: seconds }) : t(($) => $.till.done.titleQuick)}
        </h2>
        <Registered sale={sale} />
        <div className="ways ways--apart">
          <button type="button" ref={next} className="btn btn--primary btn--lg" onClick={onNext}>
            {t(($) => $.till.done.next)}
            <kbd>Enter</kbd>
          </button>
          {sale.state === "waiting" && <UndoAtTill saleId={sale.id} />}
        </div>
      </div>
      <ForCustomer sale={sale} />
    </section>
  );
}
