import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PointsPackage } from "#contract/points/purchases.ts";
import { CodeField } from "./CodeField.tsx";
import { PackageCard } from "./PackageCard.tsx";
import { Payment } from "./Payment.tsx";
import { useChoice } from "./use-choice.ts";
import { useCode } from "./use-code.ts";

type Props = { packages: readonly PointsPackage[]; kronorADollar: number | undefined };
type FormProps = Props & { chosen: PointsPackage; choice: ReturnType<typeof useChoice> };

function Form({ packages, kronorADollar, chosen, choice }: FormProps): ReactNode {
  const { t } = useTranslation();
  const code = useCode(chosen.id, choice.code, choice.applyCode);
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
              choice={{ checked: offer === chosen, onChoose: () => choice.choosePackage(offer.id) }}
            />
          ))}
        </div>
      </fieldset>
      <CodeField code={code} />
      <Payment
        offer={chosen}
        quote={code.quote}
        kronorADollar={kronorADollar}
        isChecking={code.isChecking}
        choice={`${choice.packageId ?? ""} ${choice.code ?? ""}`}
      />
    </div>
  );
}

/** Choosing a package, with a code or without, and on to the payment. */
export function Checkout({ packages, kronorADollar }: Props): ReactNode {
  const choice = useChoice();
  const chosen = packages.find(({ id }) => id === choice.packageId) ?? packages[0];
  if (chosen === undefined) return null;
  return <Form packages={packages} kronorADollar={kronorADollar} chosen={chosen} choice={choice} />;
}
