import { BadgeCheck, ReceiptText, ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnershipPeriod, StoreInfo } from "#contract/bikes/history.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { acquisitionOf } from "./acquired.ts";
import { timeOwned } from "./time-owned.ts";
import { Link } from "react-router-dom";
import { warrantyEnd } from "#contract/bikes/warranty.ts";

type BoughtInStoreProps = {
  given: NonNullable<OwnershipPeriod["storeReceipt"]>;
  path: string | undefined;
};

function BoughtInStore({
  given: { issued, number, soldAt, warrantyMonths },
  path,
}: BoughtInStoreProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const date =
    warrantyMonths === undefined
      ? undefined
      : dayText(`${warrantyEnd(soldAt, warrantyMonths)}T12:00:00Z`, language);
  const parts = [
    issued !== undefined && t(($) => $.history.bought.receipt, { number: issued }),
    number !== undefined && t(($) => $.history.bought.tillReceipt, { number }),
    date !== undefined && t(($) => $.history.bought.warranty, { date }),
  ].filter((part) => part !== false);
  return (
    <>
      {parts.length > 0 && <p className="period__store">{parts.join(" · ")}</p>}
      {issued !== undefined && path !== undefined && (
        <Link className="btn btn--quiet" to={path}>
          <ReceiptText size={18} aria-hidden="true" />
          {t(($) => $.history.bought.show)}
        </Link>
      )}
    </>
  );
}

function StoreDetails({ store }: { store: StoreInfo }): ReactNode {
  const texts = useTexts(($) => $.history.store);
  const facts = [
    [texts.chain, store.storeChainName],
    [texts.location, store.storeLocationId],
    [texts.address, store.storeAddress],
    [texts.phone, store.storePhone],
    [texts.contact, store.storeContactInfo],
    [texts.organisation, store.organizationNumber],
  ].filter(([, value]) => value !== undefined);
  if (facts.length === 0) return <p className="period__store">{store.storeName}</p>;
  return (
    <details className="period__details">
      <summary>
        {store.storeName}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const useTimeOwned = (): ((startDate: string, endDate: string) => string) => {
  const { t } = useTranslation();
  const monthsText = (count: number): string => t(($) => $.history.months, { count });
  return (startDate, endDate) => {
    const owned = timeOwned(startDate, endDate);
    switch (owned.unit) {
      case "days":
        return owned.days === 0
          ? t(($) => $.history.lessThanADay)
          : t(($) => $.history.days, { count: owned.days });
      case "months":
        return monthsText(owned.months);
      case "years": {
        const years = t(($) => $.history.years, { count: owned.years });
        if (owned.months === 0) return years;
        return t(($) => $.history.and, { years, months: monthsText(owned.months) });
      }
    }
  };
};

const ReceiptPreview = lazy(async () => ({ default: (await import("./ReceiptPreview.tsx")).ReceiptPreview }));

type Props = {
  period: OwnershipPeriod;
  now: Date;
  onStale: () => void;
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

export function PeriodView({ period, now, onStale, receiptPath }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const span = useSpan(period);
  const lasted = useTimeOwned()(period.startDate, period.endDate ?? now.toISOString());
  const how = acquisitionOf(period);
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
