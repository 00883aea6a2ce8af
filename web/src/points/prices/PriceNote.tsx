import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { packagesQuery } from "./packages-query.ts";
import type { PointsPackage } from "#contract/points/purchases.ts";
import "./price-note.css";

/** The cheapest package that covers the missing points; undefined if no single one does. */
const smallestEnough = (packages: readonly PointsPackage[], missing: number): PointsPackage | undefined =>
  packages.filter(({ points }) => points >= missing).toSorted((a, b) => a.price - b.price)[0];

type Props = { cost: number; points: number; next: string };

function BuyMissing({ missing, next }: { missing: number; next: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data } = useQuery(packagesQuery);
  const smallest = smallestEnough(data?.items ?? [], missing);
  const query = new URLSearchParams({ ...(smallest && { package: smallest.id }), next });
  return (
    <Link to={`/order?${query}`}>
      {smallest === undefined
        ? t(($) => $.common.points.buyMore)
        : t(($) => $.common.points.buyFor, {
            points: smallest.points,
            price: moneyText(smallest.price, language),
          })}
    </Link>
  );
}

export function PriceNote({ cost, points, next }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="pricenote">
      <Coins size={19} aria-hidden="true" />
      <span>
        {t(($) => $.common.points.cost, { cost, points })}
        {points < cost ? (
          <>
            {" – "}
            <BuyMissing missing={cost - points} next={next} />
          </>
        ) : (
          "."
        )}
      </span>
    </p>
  );
}
