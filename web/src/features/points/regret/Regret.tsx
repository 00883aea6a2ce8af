import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Purchase } from "#contract/points.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import "./regret.css";

const RegretDialog = lazy(async () => ({ default: (await import("./RegretDialog.tsx")).RegretDialog }));

const useWhyNot = ({ regret, refundedAt, price }: Purchase): string | undefined => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  switch (regret) {
    case "possible":
    case "not-paid":
      return undefined;
    case "points-spent":
      return t(($) => $.purchases.regret.pointsSpent);
    case "too-late":
      return t(($) => $.purchases.regret.tooLate);
    case "done":
      return refundedAt === undefined
        ? t(($) => $.purchases.regret.refunding, { price: moneyText(price, language) })
        : t(($) => $.purchases.regret.done, {
            price: moneyText(price, language),
            date: dayText(refundedAt, language),
          });
  }
};

/** Lets somebody withdraw from a purchase, or says why that cannot be done. */
export function Regret({ purchase }: { purchase: Purchase }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [asking, ask] = useState(false);
  const [done, setDone] = useState(false);
  const whyNot = useWhyNot(purchase);
  const { regret, regretUntil } = purchase;
  if (regret === "not-paid") return null;
  return (
    <div className="regret">
      {regret === "possible" && (
        <>
          <button type="button" className="btn btn--ghost" onClick={() => ask(true)}>
            {t(($) => $.purchases.regret.button)}
          </button>
          {regretUntil !== undefined && (
            <p className="muted">
              {t(($) => $.purchases.regret.until, { date: dayText(regretUntil, language) })}
            </p>
          )}
        </>
      )}
      <output>{done ? t(($) => $.purchases.regret.confirmed) : ""}</output>
      {whyNot !== undefined && <p className="muted">{whyNot}</p>}
      <Suspense>
        {asking && (
          <RegretDialog
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
