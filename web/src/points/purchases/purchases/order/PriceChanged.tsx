import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { Offered } from "./use-seen-offer.ts";

export function PriceChanged({ before, now }: { before: Offered; now: Offered }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const wordsFor = (offered: Offered) => ({
    item: t(($) => $.order.pay.item, { id: offered.id, points: offered.points }),
    price: moneyText(offered.price, language),
  });
  return (
    <div role="alert" className="payment__changed">
      <p>
        <b>{t(($) => $.order.pay.changed)}</b>
      </p>
      <p>{t(($) => $.order.pay.before, wordsFor(before))}</p>
      <p>{t(($) => $.order.pay.now, wordsFor(now))}</p>
    </div>
  );
}
