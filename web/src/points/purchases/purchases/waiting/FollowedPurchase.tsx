import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { BadgeCheck, CircleSlash, Hourglass, Undo2 } from "lucide-react";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import type { Purchase } from "#contract/points/purchases.ts";
import { Withdrawal } from "#web/points/purchases/purchases/withdrawal/Withdrawal.tsx";
import { useRefreshPurchases } from "#web/points/purchases/purchases/use-fresh-purchases.ts";
import { useStepHeading } from "#web/platform/ui/use-step-heading.ts";
import { itemText } from "#web/points/purchases/purchases/purchase-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { Shop } from "#web/points/purchases/purchases/shop.ts";
import { OutcomeWays } from "./OutcomeWays.tsx";
import "#web/points/prices/sums.css";
import "./waiting.css";

type PaidSummaryProps = {
  purchase: Purchase;
  /** The balance now; undefined while loading. */
  points: number | undefined;
};

function PaidSummary({ purchase, points }: PaidSummaryProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.purchases.waiting);
  const receipt = useTexts(($) => $.purchases.receipt);
  const { price, method, receiptNumber, invoice } = purchase;
  const rows = [
    [texts.package, itemText(purchase)],
    [invoice === undefined ? texts.price : texts.toPay, moneyText(price, language)],
    ...(invoice === undefined ? [] : [[receipt.dueOn, dayText(invoice.dueOn, language)] as const]),
    ...(method === undefined ? [] : [[texts.method, t(($) => $.purchases.methods[method])] as const]),
    ...(receiptNumber === undefined
      ? []
      : [[invoice === undefined ? texts.receipt : receipt.invoiceNumber, String(receiptNumber)] as const]),
  ] as const;
  return (
    <dl className="sums">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="sums__total">
        <dt>{texts.balance}</dt>
        <dd>{points === undefined ? "…" : t(($) => $.common.points.balance, { points })}</dd>
      </div>
    </dl>
  );
}

const icons = {
  open: Hourglass,
  left: CircleSlash,
  processing: Hourglass,
  paid: BadgeCheck,
  failed: CircleSlash,
  expired: CircleSlash,
  refunding: Undo2,
  refunded: Undo2,
};

type PurchaseOutcomeProps = { shop: Shop; purchase: Purchase; left: boolean; points: number | undefined };

function PurchaseOutcome({ shop, purchase, left, points }: PurchaseOutcomeProps): ReactNode {
  const refresh = useRefreshPurchases();
  const { state } = purchase;
  const shown = state === "open" && left ? "left" : state;
  const heading = useStepHeading(shown);
  const isPaid = state === "paid";
  useEffect(() => {
    if (isPaid) void refresh();
  }, [isPaid, refresh]);
  const Icon = icons[shown];
  const texts = useTexts(($) => $.purchases.waiting);
  const { title, text } = shown === "paid" && shop.of === "store" ? texts.paidByStore : texts[shown];
  return (
    <section className={`outcome outcome--${shown}`}>
      <span className="outcome__icon">
        <Icon size={44} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="outcome__text" aria-live="polite">
        {shown === "paid" && purchase.invoice !== undefined ? texts.invoiceToStore : text}
      </p>
      {purchase.receiptNumber !== undefined && <PaidSummary purchase={purchase} points={points} />}
      <OutcomeWays shop={shop} purchase={purchase} shown={shown} />
      <Withdrawal purchase={purchase} />
    </section>
  );
}

type Props = { shop: Shop; purchaseId: string; left: boolean; points: number | undefined };

const isMissing = (error: Error | null): boolean =>
  error instanceof ProblemError && ["purchase-not-found", "invalid-request"].includes(error.code);

export function MissingPurchase({ all }: Pick<Shop, "all">): ReactNode {
  const texts = useTexts(($) => $.purchases.waiting);
  return (
    <section className="outcome">
      <h1>{texts.missing}</h1>
      <p className="muted">{texts.missingText}</p>
      <Link className="btn btn--primary" to={all}>
        {texts.mine}
      </Link>
    </section>
  );
}

export function FollowedPurchase({ shop, purchaseId, ...known }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(shop.purchaseQuery(purchaseId));
  const texts = useTexts(($) => $.purchases.waiting);
  if (data !== undefined) return <PurchaseOutcome shop={shop} purchase={data} {...known} />;
  if (isMissing(error)) return <MissingPurchase all={shop.all} />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure title={texts.failedToAsk} text={failureText(error)} onRetry={() => void refetch()} />
    );
  return <output className="sr">{t(($) => $.common.loading)}</output>;
}
