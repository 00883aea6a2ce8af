import { CreditCard, ShoppingBag, Smartphone } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

const methods = [
  ["card", CreditCard],
  ["swish", Smartphone],
  ["klarna", ShoppingBag],
] as const;

export function PayMethods(): ReactNode {
  const { t } = useTranslation();
  const name = useId();
  const texts = t(($) => $.order.pay, { returnObjects: true, skipInterpolation: true });
  return (
    <div className="methods">
      <h3 id={name}>{texts.methods}</h3>
      <ul aria-labelledby={name}>
        {methods.map(([method, Icon]) => (
          <li key={method}>
            <Icon size={19} aria-hidden="true" />
            {texts[method]}
          </li>
        ))}
      </ul>
      <p>{texts.methodsHint}</p>
    </div>
  );
}
