import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type * as z from "zod";
import type { pointsRoutes, PointsPackage } from "#contract/points/purchases.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { PointsOwed } from "#web/points/prices/PointsOwed.tsx";
import { useSession } from "#web/platform/auth/session.ts";
import { personShop } from "#web/points/purchases/purchases/person-shop.ts";
import { packagesQuery } from "#web/points/prices/packages-query.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { PackageCard } from "./PackageCard.tsx";
import { SignInFirst } from "#web/points/prices/SignInFirst.tsx";
import { Unfinished } from "./Unfinished.tsx";
import { CodeField } from "./CodeField.tsx";
import { Payment } from "./Payment.tsx";
import { useChoice } from "./use-choice.ts";
import { useCode } from "./use-code.ts";

type Props = { packages: readonly PointsPackage[]; sekPerUsd: number | undefined };
type FormProps = Props & { chosen: PointsPackage; choice: ReturnType<typeof useChoice> };

function Form({ packages, sekPerUsd, chosen, choice }: FormProps): ReactNode {
  const { t } = useTranslation();
  const code = useCode(chosen.id, choice.code, choice.applyCode);
  return (
    <div className="checkout">
      <fieldset className="checkout__choice">
        <legend className="sr">{t(($) => $.order.packages.choose)}</legend>
        <div className="stack packages">
          {packages.map((offer) => (
            <PackageCard
              key={offer.id}
              offer={offer}
              sekPerUsd={sekPerUsd}
              quote={offer === chosen ? code.quote : undefined}
              choice={{ checked: offer === chosen, onChoose: () => choice.choosePackage(offer.id) }}
            />
          ))}
        </div>
      </fieldset>
      <CodeField code={code} />
      <Payment
        offer={chosen}
        quote={code.quote}
        sekPerUsd={sekPerUsd}
        isChecking={code.isChecking}
        choice={`${choice.packageId ?? ""} ${choice.code ?? ""}`}
      />
    </div>
  );
}

function Checkout({ packages, sekPerUsd }: Props): ReactNode {
  const choice = useChoice();
  const chosen = packages.find(({ id }) => id === choice.packageId) ?? packages[0];
  if (chosen === undefined) return null;
  return <Form packages={packages} sekPerUsd={sekPerUsd} chosen={chosen} choice={choice} />;
}

type Offers = z.infer<typeof pointsRoutes.listPackages.response>;

function Waiting(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["block", "block", "block"]} />
    </div>
  );
}

function Listed({ items, sekPerUsd }: Offers): ReactNode {
  return (
    <ul className="stack packages">
      {items.map((item) => (
        <li key={item.id}>
          <PackageCard offer={item} sekPerUsd={sekPerUsd} />
        </li>
      ))}
    </ul>
  );
}

function ForStores(): ReactNode {
  const words = useTexts(($) => $.order.stores);
  return (
    <p className="order__notice">
      {words.text} <Link to="/store-points">{words.link}</Link>
    </p>
  );
}

function Owed(): ReactNode {
  const { data } = useQuery(meQuery);
  return <PointsOwed points={data?.points} />;
}

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
  const { items, sekPerUsd } = data;
  if (session.state === "signed-in" && session.role === "customer")
    return (
      <>
        <Owed />
        <Unfinished shop={personShop} />
        <Checkout packages={items} sekPerUsd={sekPerUsd} />
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
