import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points/purchases.ts";
import { unreversedMoney } from "#contract/points/withdrawal.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./withdrawal.css";

const WithdrawalDialog = lazy(async () => ({
  default: (await import("./WithdrawalDialog.tsx")).WithdrawalDialog,
}));

const useWhyNot = (purchase: Purchase): string | undefined => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { withdrawal, state, refundedAt } = purchase;
  const price = moneyText(unreversedMoney(purchase), language);
  switch (withdrawal) {
    case "possible":
    case "not-paid":
    case "company":
      return undefined;
    case "points-spent":
      return t(($) => $.purchases.withdrawal.pointsSpent);
    case "too-late":
      return t(($) => $.purchases.withdrawal.tooLate);
    case "done":
      // The bank or the office has refunded everything, and the buyer has not withdrawn.
      if (state === "paid") return undefined;
      return refundedAt === undefined
        ? t(($) => $.purchases.withdrawal.refunding, { price })
        : t(($) => $.purchases.withdrawal.done, {
            price,
            date: dayText(refundedAt, language),
          });
  }
};

export function Withdrawal({ purchase }: { purchase: Purchase }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [asking, ask] = useState(false);
  const [done, setDone] = useState(false);
  const whyNot = useWhyNot(purchase);
  const { withdrawal, withdrawableUntil } = purchase;
  const outcome = withdrawal === "possible" ? "refused" : "confirmed";
  if (withdrawal === "not-paid" || withdrawal === "company") return null;
  return (
    <div className="withdrawal">
      {withdrawal === "possible" && (
        <>
          <button type="button" className="btn btn--ghost" onClick={() => ask(true)}>
            {t(($) => $.purchases.withdrawal.button)}
          </button>
          {withdrawableUntil !== undefined && (
            <p className="muted">
              {t(($) => $.purchases.withdrawal.until, { date: dayText(withdrawableUntil, language) })}
            </p>
          )}
        </>
      )}
      <output>{done && t(($) => $.purchases.withdrawal[outcome])}</output>
      {whyNot !== undefined && <p className="muted">{whyNot}</p>}
      <Suspense>
        {asking && (
          <WithdrawalDialog
            purchase={purchase}
            onDone={() => {
              ask(false);
              setDone(true);
            }}
            onClose={() => ask(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
