import { useInfiniteQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { purchasePath } from "#contract/points/purchases.ts";
import { isUndecided } from "#web/points/purchases/points-api.ts";
import type { Shop } from "#web/points/purchases/purchases/shop.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/** Offers to continue the newest unfinished payment, even one started in another tab. */
export function Unfinished({ shop }: { shop: Shop }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const { data } = useInfiniteQuery(shop.purchasesQuery);
  const purchase = data?.pages.flatMap(({ items }) => items).find(isUndecided);
  if (purchase === undefined) return null;
  const { id, state, packageId, price, payAt } = purchase;
  const texts = t(($) => $.order.unfinished, { returnObjects: true, skipInterpolation: true });
  const what = { id: packageId, price: moneyText(price, language) };
  return (
    <section className="unfinished" aria-labelledby={heading}>
      <Hourglass size={22} aria-hidden="true" />
      <div>
        <h2 id={heading}>{texts.title}</h2>
        <p>
          {state === "processing"
            ? t(($) => $.order.unfinished.processing, what)
            : t(($) => $.order.unfinished.text, what)}
        </p>
      </div>
      <p className="ways order__ways">
        {payAt !== undefined && (
          <a className="btn btn--ghost" href={payAt}>
            {texts.continue}
          </a>
        )}
        <Link
          className="btn btn--quiet"
          to={purchasePath(id, payAt === undefined ? "paid" : "left", shop.page)}
        >
          {texts.look}
        </Link>
      </p>
    </section>
  );
}
