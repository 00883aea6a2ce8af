import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { PurchaseOutcome } from "./PurchaseOutcome.tsx";
import type { Shop } from "#web/features/points/purchases/shop.ts";
import "./waiting.css";

type Props = { shop: Shop; purchaseId: string; left: boolean; points: number | undefined };

const isMissing = (error: Error | null): boolean =>
  error instanceof ProblemError && ["purchase-not-found", "invalid-request"].includes(error.code);

/** That there is no such purchase, at least not of this account. */
export function MissingPurchase({ all }: Pick<Shop, "all">): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
  return (
    <section className="outcome">
      <h1>{texts.missing}</h1>
      <p className="muted">{texts.missingText}</p>
      <Link className="btn btn--primary" to={all}>
        {texts.mine}
      </Link>
    </section>
  );
}

/** How a payment goes, until there is nothing more to tell. */
export function FollowedPurchase({ shop, purchaseId, ...known }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(shop.purchaseQuery(purchaseId));
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
  if (data !== undefined) return <PurchaseOutcome shop={shop} purchase={data} {...known} />;
  if (isMissing(error)) return <MissingPurchase all={shop.all} />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure title={texts.failedToAsk} text={failureText(error)} onRetry={() => void refetch()} />
    );
  return <output className="sr">{t(($) => $.common.loading)}</output>;
}
