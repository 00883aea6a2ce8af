import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = {
  price: number;
  busy: boolean;
  waits: boolean;
  changed: boolean;
  text?: string | undefined;
  onPay?: () => void;
};

/** Pays, or accepts a changed price. Without `onPay` it submits its form. */
export function PayButton({ price: amount, busy, waits, changed, text: own, onPay }: Props): ReactNode {
  const { t } = useTranslation();
  const price = moneyText(amount, usePageLanguage());
  const text = changed
    ? t(($) => $.order.pay.agree, { price })
    : (own ?? t(($) => $.order.pay.submit, { price }));
  return (
    <button
      type={onPay === undefined ? "submit" : "button"}
      className="btn btn--primary btn--lg"
      aria-disabled={waits}
      onClick={onPay}
    >
      {busy ? t(($) => $.order.pay.opening) : text}
    </button>
  );
}
