import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { moneyText } from "#web/i18n/money-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { packagesQuery } from "./packages-query.ts";
import { smallestEnough } from "./smallest-enough.ts";
import "./price-note.css";

type Props = { cost: number; points: number; next: string };

/** Where the points that are missing come from, at today's price, and back again. */
function BuyMissing({ missing, next }: { missing: number; next: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data } = useQuery(packagesQuery);
  const found = smallestEnough(data?.items ?? [], missing);
  const query = new URLSearchParams({ ...(found && { package: found.id }), next });
  return (
    <Link to={`/order?${query}`}>
      {found === undefined
        ? t(($) => $.common.points.buyMore)
        : t(($) => $.common.points.buyFor, {
            points: found.points,
            price: moneyText(found.price, language),
          })}
    </Link>
  );
}

/** What something costs, said before anybody begins with it. */
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
