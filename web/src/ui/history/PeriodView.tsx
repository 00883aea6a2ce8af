import { BadgeCheck, ReceiptText } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnershipPeriod } from "#contract/history.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { acquired } from "./acquired.ts";
import { BoughtInStore } from "./BoughtInStore.tsx";
import { StoreDetails } from "./StoreDetails.tsx";
import { useTimeOwned } from "./use-time-owned.ts";

const ReceiptPreview = lazy(async () => ({ default: (await import("./ReceiptPreview.tsx")).ReceiptPreview }));

type Props = {
  period: OwnershipPeriod;
  now: Date;
  onStale: () => void;
  /** Where one's own receipt of a store is shown. */
  receiptPath?: string | undefined;
};

const useSpan = ({ startDate, endDate }: OwnershipPeriod): string => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const from = dayText(startDate, language);
  if (endDate === undefined) return t(($) => $.history.since, { from });
  const to = dayText(endDate, language);
  return t(($) => $.history.span, { from, to });
};

function Receipt({ url, onStale }: { url: string; onStale: () => void }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ReceiptText size={18} aria-hidden="true" />
        {t(($) => $.history.receipt.show)}
      </button>
      <Suspense>
        {open && <ReceiptPreview url={url} onStale={onStale} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** One owner's time with a bike. */
export function PeriodView({ period, now, onStale, receiptPath }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const span = useSpan(period);
  const lasted = useTimeOwned()(period.startDate, period.endDate ?? now.toISOString());
  const how = acquired(period);
  const { store, storeReceipt, purchasePrice: price, receiptUrl } = period;
  return (
    <div className={period.endDate === undefined ? "period period--current" : "period"}>
      <p className="period__owner">
        <b>{period.ownerName}</b>
        {period.own && <span className="period__own">{t(($) => $.history.you)}</span>}
        {period.verified && (
          <span className="period__verified">
            <BadgeCheck size={17} aria-hidden="true" />
            {t(($) => $.history.verified)}
          </span>
        )}
      </p>
      <p className="period__time">
        {span} <span className="period__lasted">({lasted})</span>
      </p>
      <p className="period__how">
        {t(($) => $.history.acquired[how])}
        {price !== undefined && ` · ${kronorText(price, language)}`}
      </p>
      {store !== undefined && how !== "self" && <StoreDetails store={store} />}
      {storeReceipt !== undefined && (
        <BoughtInStore given={storeReceipt} path={period.own ? receiptPath : undefined} />
      )}
      {receiptUrl !== undefined && <Receipt url={receiptUrl} onStale={onStale} />}
    </div>
  );
}
