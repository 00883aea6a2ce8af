import { ShowReceipt } from "#web/points/purchases/purchases/ShowReceipt.tsx";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Purchase } from "#contract/points/purchases.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useRefreshPurchases } from "#web/points/purchases/purchases/use-fresh-purchases.ts";
import type { Shop } from "#web/points/purchases/purchases/shop.ts";

type Bought = { shop: Shop; purchase: Purchase };
type Props = Bought & { shown: Purchase["state"] | "left" };

/**
 * Lets the buyer continue or cancel. The server decides about a cancellation, because the purchase
 * may be paid by then.
 */
function PayOrGiveUp({ shop, purchase }: Bought): ReactNode {
  const { t } = useTranslation();
  const refresh = useRefreshPurchases();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => shop.cancel(purchase.id),
    onSettled: refresh,
  });
  return (
    <>
      {purchase.payAt !== undefined && (
        <a className="btn btn--primary" href={purchase.payAt}>
          {t(($) => $.purchases.goOnPaying)}
        </a>
      )}
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        {t(($) => $.purchases.giveUp)}
      </button>
      <p role="alert" className="outcome__failure">
        {error !== null && `${t(($) => $.purchases.gaveUpFailed)} ${failureText(error)}`}
      </p>
    </>
  );
}

const againPath = ({ page }: Shop, { packageId, next }: Purchase): string => {
  const query = new URLSearchParams({ package: packageId, ...(next !== undefined && { next }) });
  return `${page}?${query}`;
};

const places = [
  ["/bike-registration", "registration"],
  ["/order", "order"],
  ["/my-bikes", "bikes"],
  ["/store-register-customer", "till"],
  ["/store-points", "storePoints"],
] as const;

function GoOn({ shop, purchase, isMain }: Bought & { isMain: boolean }): ReactNode {
  const { t } = useTranslation();
  const { next = shop.home } = purchase;
  const place = places.find(([start]) => next.startsWith(start))?.[1] ?? "other";
  return (
    <Link className={isMain ? "btn btn--primary" : "btn btn--ghost"} to={next}>
      {t(($) => $.purchases.waiting.goOn[place])}
    </Link>
  );
}

function Buttons({ shop, purchase, shown }: Props): ReactNode {
  const texts = useTexts(($) => $.purchases.waiting);
  switch (shown) {
    case "open":
    case "left":
      return <PayOrGiveUp shop={shop} purchase={purchase} />;
    case "processing":
      return <GoOn shop={shop} purchase={purchase} isMain={false} />;
    case "paid":
      return (
        <>
          <GoOn shop={shop} purchase={purchase} isMain />
          <ShowReceipt purchase={purchase} />
        </>
      );
    case "failed":
    case "expired":
      return (
        <Link className="btn btn--primary" to={againPath(shop, purchase)}>
          {texts.again}
        </Link>
      );
    case "refunding":
    case "refunded":
      return (
        <>
          <Link className="btn btn--primary" to={shop.page}>
            {texts.buyMore}
          </Link>
          <ShowReceipt purchase={purchase} />
        </>
      );
  }
}

export function OutcomeWays(props: Props): ReactNode {
  return (
    <div className="outcome__ways">
      <Buttons {...props} />
    </div>
  );
}
