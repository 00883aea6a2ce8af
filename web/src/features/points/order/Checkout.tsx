import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { PointsPackage } from "#contract/points.ts";
import { CodeField } from "./CodeField.tsx";
import { orderAddress, withParameters } from "./order-address.ts";
import { PackageCard } from "./PackageCard.tsx";
import { Payment } from "./Payment.tsx";
import { useCode } from "./use-code.ts";

type Props = { packages: readonly PointsPackage[]; kronorADollar: number | undefined };
type WithChosen = Props & { chosen: PointsPackage };

function Form({ packages, kronorADollar, chosen }: WithChosen): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    setParameters(withParameters(parameters, changes), { replace: true, preventScrollReset: true });
  const code = useCode(chosen.id, orderAddress(parameters).code, (used) => change({ code: used }));
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
              quote={offer === chosen ? code.quote : undefined}
              choice={{ checked: offer === chosen, onChoose: () => change({ package: offer.id }) }}
            />
          ))}
        </div>
      </fieldset>
      <CodeField code={code} />
      <Payment offer={chosen} quote={code.quote} kronorADollar={kronorADollar} isChecking={code.isChecking} />
    </div>
  );
}

/** Choosing a package, with a code or without, and on to the payment. */
export function Checkout({ packages, kronorADollar }: Props): ReactNode {
  const [parameters] = useSearchParams();
  const { packageId } = orderAddress(parameters);
  const chosen = packages.find(({ id }) => id === packageId) ?? packages[0];
  if (chosen === undefined) return null;
  return <Form packages={packages} kronorADollar={kronorADollar} chosen={chosen} />;
}
