import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import type { PointsPackage } from "#contract/points/purchases.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PackageCard } from "#web/features/points/purchases/order/PackageCard.tsx";
import { useChoice } from "#web/features/points/purchases/order/use-choice.ts";
import { packagesQuery } from "#web/shared/points/packages-query.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { StorePayment } from "./StorePayment.tsx";

type Props = {
  company: InvoicedCompany;
  points: number;
  /** What stands below the packages where there is room beside the payment, and after it where there is not. */
  children: ReactNode;
};
type Offers = { packages: readonly PointsPackage[]; kronorADollar: number | undefined };

function Choice({ packages, kronorADollar, children, ...store }: Props & Offers): ReactNode {
  const { t } = useTranslation();
  const choice = useChoice();
  const chosen = packages.find(({ id }) => id === choice.packageId) ?? packages[0];
  if (chosen === undefined) return null;
  return (
    <div className="checkout">
      <fieldset className="checkout__choice">
        <legend className="sr">{t(($) => $.order.packages.choose)}</legend>
        <div className="packages">
          {packages.map((offer) => (
            <PackageCard
              key={offer.id}
              offer={offer}
              kronorADollar={kronorADollar}
              net
              choice={{ checked: offer === chosen, onChoose: () => choice.choosePackage(offer.id) }}
            />
          ))}
        </div>
      </fieldset>
      <StorePayment offer={chosen} kronorADollar={kronorADollar} choice={choice.packageId ?? ""} {...store} />
      {children}
    </div>
  );
}

/** Choosing a package, and on to the payment. */
export function StoreCheckout(store: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(packagesQuery);
  if (data !== undefined)
    return <Choice packages={data.items} kronorADollar={data.kronorADollar} {...store} />;
  if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.order.packages.failed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}
