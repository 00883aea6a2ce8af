import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type * as z from "zod";
import type { pointsRoutes } from "#contract/points/purchases.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useSession } from "#web/auth/session.ts";
import { personShop } from "#web/features/points/purchases/person-shop.ts";
import { packagesQuery } from "#web/shared/points/packages-query.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Checkout } from "./Checkout.tsx";
import { PackageCard } from "./PackageCard.tsx";
import { SignInFirst } from "#web/shared/points/SignInFirst.tsx";
import { Unfinished } from "./Unfinished.tsx";

type Offers = z.infer<typeof pointsRoutes.listPackages.response>;

function Waiting(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="order__waiting">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["block", "block", "block"]} />
    </div>
  );
}

function Listed({ items, kronorADollar }: Offers): ReactNode {
  return (
    <ul className="packages">
      {items.map((item) => (
        <li key={item.id}>
          <PackageCard offer={item} kronorADollar={kronorADollar} />
        </li>
      ))}
    </ul>
  );
}

/** A store buys as a company, on a page of its own. */
function ForStores(): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.order.stores, { returnObjects: true });
  return (
    <p className="order__notice">
      {words.text} <Link to="/store-points">{words.link}</Link>
    </p>
  );
}

/** What points are sold for; someone who can buy them may choose. */
export function Packages(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(packagesQuery);
  if (data === undefined) {
    if (error !== null && !isFetching)
      return (
        <FetchFailure
          title={t(($) => $.order.packages.failed)}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      );
    return <Waiting />;
  }
  const { items, kronorADollar } = data;
  if (session.state === "signed-in" && session.role === "customer")
    return (
      <>
        <Unfinished shop={personShop} />
        <Checkout packages={items} kronorADollar={kronorADollar} />
      </>
    );
  const isStore = session.state === "signed-in" && session.role === "store";
  return (
    <>
      <Listed {...data} />
      {isStore && <ForStores />}
      {!isStore && session.state !== "loading" && <SignInFirst signedIn={session.state === "signed-in"} />}
    </>
  );
}
