import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Props = {
  price: number;
  /** What it cost without a code. */
  fullPrice?: number | undefined;
  kronorADollar: number | undefined;
};

/** What is charged, always in kronor; struck through beside it what it was; in English about what that is in dollars. */
export function Price({ price, fullPrice, kronorADollar }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <span className="price-tag">
      <b>{moneyText(price, language)}</b>
      {fullPrice !== undefined && fullPrice !== price && (
        <del>
          <span className="sr">{t(($) => $.order.packages.insteadOf)} </span>
          {moneyText(fullPrice, language)}
        </del>
      )}
      {language === "en" && kronorADollar !== undefined && (
        <small>
          {t(($) => $.order.packages.about, {
            price: moneyText(price / kronorADollar, language, { currency: "USD", as: "about" }),
          })}
        </small>
      )}
    </span>
  );
}
