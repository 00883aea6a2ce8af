import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReceiptCheck } from "#contract/ownership/ownership-receipts.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Genuine = Extract<ReceiptCheck, { verdict: "genuine" }>;
type Receipt = Genuine["receipt"];

function Signer({ role, signer }: { role: string; signer: Receipt["seller"] }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <li className="agreement__signer agreement__signer--signed">
      <span className="agreement__mark">
        <Check size={20} aria-hidden="true" />
      </span>
      <span>
        <b>
          {role}: {signer.name}
        </b>
        <span>{t(($) => $.receiptCheck[signer.method === "sign-in" ? "signIn" : "bankid"])}</span>
        <span>{momentText(signer.at, language)}</span>
      </span>
    </li>
  );
}

const useFacts = ({ type, color, price, saleDate }: Receipt): readonly (readonly [string, string])[] => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
  const kind = [
    type && t(($) => $.vocabulary.types[type]),
    color && t(($) => $.vocabulary.colours[color]),
  ].filter((part) => part !== undefined);
  return [
    ...(kind.length > 0 ? [[texts.kind, kind.join(", ")] as const] : []),
    [texts.price, price === null ? texts.gift : kronorText(price, language)],
    [texts.day, dayText(saleDate, language)],
  ];
};

export function CheckedReceipt({ receipt }: { receipt: Receipt }): ReactNode {
  const { t } = useTranslation();
  const facts = useFacts(receipt);
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
  const { number, brand, model, frameNumber, type, color, seller, buyer } = receipt;
  return (
    <article className="agreement" aria-label={texts.receipt}>
      <header className="agreement__head">
        <h2>{texts.receipt}</h2>
        <span className="agreement__number">{number}</span>
      </header>
      <div className="agreement__body">
        <div className="agreement__bike">
          <div className="agreement__picture">
            <BikeArt type={type} color={color} title={t(($) => $.vocabulary.drawing)} />
          </div>
          <div>
            <h3>
              {brand} {model}
            </h3>
            <Plate number={frameNumber} label={t(($) => $.common.frameNumber)} />
          </div>
        </div>
        <dl className="agreement__facts">
          {facts.map(([term, fact]) => (
            <div key={term} className="agreement__fact">
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="agreement__signers">
        <Signer role={texts.seller} signer={seller} />
        <Signer role={texts.buyer} signer={buyer} />
      </ul>
    </article>
  );
}
