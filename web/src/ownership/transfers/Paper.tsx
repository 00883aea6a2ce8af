import { Check, Hourglass, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { Signature } from "#contract/ownership/transfers.ts";
import { momentText, dayText } from "#web/platform/i18n/day-text.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type ShownTerms, includedIn, priceIn } from "#web/ownership/handover/agreed.ts";
import "./transfers.css";

type PaperFactsProps = {
  readonly seller: string;
  readonly buyer: string;
  readonly terms: ShownTerms;
  /** Terms changed since the buyer may have read them. */
  readonly changed: readonly string[];
  readonly formerPrice?: number | null | undefined;
};

function PaperFacts({ seller, buyer, terms, changed, formerPrice }: PaperFactsProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.transfers.paper, { returnObjects: true });
  const { saleDate = "", condition } = terms;
  const included = ["keys", "charger", "batterySerialNumber", "accessories"];
  const before = formerPrice === undefined ? undefined : priceIn({ price: formerPrice }, t, language);
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
              {isNew && (
                <span className="agreement__changed">
                  {term === texts.price && before !== undefined
                    ? t(($) => $.transfers.paper.changedFrom, { before })
                    : texts.changed}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Signer = {
  readonly name: string;
  readonly signature?: Signature | undefined;
  readonly turn: boolean;
  readonly note: string;
};

function SignerLine({ signer }: { signer: Signer }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { name, signature, turn, note } = signer;
  const Icon = signature ? Check : turn ? PenLine : Hourglass;
  const kind = signature ? "signed" : turn ? "turn" : "waiting";
  const how = signature?.method === "sign-in" ? "signedSignIn" : "signedBankid";
  return (
    <li className={`agreement__signer agreement__signer--${kind}`}>
      <span className="agreement__mark">
        <Icon size={20} aria-hidden="true" />
      </span>
      <span>
        <b>{name}</b>
        {signature ? (
          <>
            <span>{t(($) => $.transfers.paper[how])}</span>
            <span>{momentText(signature.at, language)}</span>
          </>
        ) : (
          <span>{note}</span>
        )}
      </span>
    </li>
  );
}

type Props = {
  readonly bike: {
    readonly brand: string;
    readonly model: string;
    readonly frameNumber: string;
    readonly photoUrl?: string | undefined;
    readonly type?: BikeType | undefined;
    readonly color?: BikeColour | undefined;
  };
  readonly number?: string | undefined;
  readonly terms: ShownTerms;
  readonly changed?: readonly string[];
  readonly formerPrice?: number | null | undefined;
  readonly seller: Signer;
  readonly buyer: Signer;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
};

/** The ownership receipt, also as a preview while it is filled in and signed. */
export function Paper(props: Props): ReactNode {
  const { bike, number, changed = [], seller, buyer, children, foot } = props;
  const { t } = useTranslation();
  return (
    <article className="agreement" aria-label={t(($) => $.transfers.paper.title)}>
      <header className="agreement__head">
        <h2>{t(($) => $.transfers.paper.title)}</h2>
        {number !== undefined && <span className="agreement__number">{number}</span>}
      </header>
      <div className="agreement__body">
        <div className="agreement__bike">
          <BikePicture bike={bike} className="agreement__picture" />
          <div>
            <h3>
              {bike.brand} {bike.model}
            </h3>
            <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} />
          </div>
        </div>
        {children}
        <PaperFacts {...props} seller={seller.name} buyer={buyer.name} changed={changed} />
      </div>
      <ul className="agreement__signers">
        <SignerLine signer={seller} />
        <SignerLine signer={buyer} />
      </ul>
      {foot}
    </article>
  );
}
