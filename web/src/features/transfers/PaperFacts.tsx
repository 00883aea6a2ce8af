import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { includedIn, priceIn, type ShownTerms } from "#web/shared/transfers/agreed.ts";

type Props = {
  readonly seller: string;
  readonly buyer: string;
  readonly terms: ShownTerms;
  /** The terms that are others than when the buyer may have read them. */
  readonly changed: readonly string[];
};

/** What is agreed, line by line. */
export function PaperFacts({ seller, buyer, terms, changed }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.transfers.paper, { returnObjects: true });
  const { saleDate = "", condition } = terms;
  const included = ["keys", "charger", "batterySerialNumber", "accessories"];
  const lines = [
    { term: texts.seller, fact: seller, of: [] },
    { term: texts.buyer, fact: buyer, of: ["buyerEmail"] },
    { term: texts.price, fact: priceIn(terms, t, language), of: ["price"] },
    { term: texts.day, fact: saleDate === "" ? undefined : dayText(saleDate, language), of: ["saleDate"] },
    { term: texts.condition, fact: condition, of: ["condition"] },
    { term: texts.included, fact: includedIn(terms, t), of: included },
  ];
  return (
    <dl className="agreement__facts">
      {lines.map(({ term, fact, of }) => {
        const isNew = of.some((field) => changed.includes(field));
        return (
          <div key={term} className={isNew ? "agreement__fact agreement__fact--new" : "agreement__fact"}>
            <dt>{term}</dt>
            <dd>
              {fact === undefined || fact === "" ? "–" : fact}
              {isNew && <span className="agreement__changed">{texts.changed}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
