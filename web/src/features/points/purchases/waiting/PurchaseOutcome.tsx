import { BadgeCheck, CircleSlash, Hourglass, Undo2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points/purchases.ts";
import { Withdrawal } from "#web/features/points/purchases/withdrawal/Withdrawal.tsx";
import { useFreshPurchases } from "#web/features/points/purchases/use-fresh-purchases.ts";
import { useStepHeading } from "#web/ui/use-step-heading.ts";
import { OutcomeWays } from "./OutcomeWays.tsx";
import { PaidSummary } from "./PaidSummary.tsx";
import type { Shop } from "#web/features/points/purchases/shop.ts";

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

type Props = { shop: Shop; purchase: Purchase; left: boolean; points: number | undefined };

/** How a purchase stands, what that means and what to do about it. */
export function PurchaseOutcome({ shop, purchase, left, points }: Props): ReactNode {
  const { t } = useTranslation();
  const refresh = useFreshPurchases();
  const { state } = purchase;
  const shown = state === "open" && left ? "left" : state;
  const heading = useStepHeading(shown);
  const isPaid = state === "paid";
  useEffect(() => {
    if (isPaid) void refresh();
  }, [isPaid, refresh]);
  const Icon = icons[shown];
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
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
        {text}
      </p>
      {purchase.receiptNumber !== undefined && <PaidSummary purchase={purchase} points={points} />}
      <OutcomeWays shop={shop} purchase={purchase} shown={shown} />
      <Withdrawal purchase={purchase} />
    </section>
  );
}
