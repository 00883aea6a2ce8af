import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { HowFigures } from "./texts/how-figures.ts";

/** A receipt with what it must show marked on it. */
export function ReceiptExample({ text }: { text: HowFigures["receipt"] }): ReactNode {
  return (
    <figure className="info__figure">
      <ul className="receiptexample__paper" lang="sv">
        {text.lines.map(({ words, needed }) => (
          <li key={words}>
            {needed ? (
              <mark>
                <Check size={16} strokeWidth={2.6} aria-hidden="true" />
                {words}
              </mark>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
      <figcaption>
        {text.caption} <a href="/kvittomall.html">{text.template}</a>
      </figcaption>
    </figure>
  );
}
