import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = {
  price: number;
  fullPrice?: number | undefined;
  sekPerUsd: number | undefined;
};

/** The full price is struck through. English pages add the approximate price in dollars. */
export function Price({ price, fullPrice, sekPerUsd }: Props): ReactNode {
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
      {language === "en" && sekPerUsd !== undefined && (
        <small>
          {t(($) => $.order.packages.about, {
            price: moneyText(price / sekPerUsd, language, { currency: "USD", as: "about" }),
          })}
        </small>
      )}
    </span>
  );
}
