import { CreditCard, ShoppingBag, Smartphone } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";

const methods = [
  ["card", CreditCard],
  ["swish", Smartphone],
  ["klarna", ShoppingBag],
] as const;

export function PayMethods(): ReactNode {
  const name = useId();
  const texts = useTexts(($) => $.order.pay);
  return (
    <div className="stack stack--near methods">
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
