import { Check, Hourglass, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeColour, BikeType } from "#contract/bike-types.ts";
import type { Signature } from "#contract/transfers.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { ShownTerms } from "#web/shared/transfers/agreed.ts";
import { PaperFacts } from "./PaperFacts.tsx";
import "./transfers.css";

/** One of the two below the perforation: signed, about to, or waited for. */
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
  readonly seller: Signer;
  readonly buyer: Signer;
  /** What stands right under the plate. */
  readonly children?: ReactNode;
  /** What stands below the signatures. */
  readonly foot?: ReactNode;
};

/** The receipt as both see it grow: what is agreed, and below the perforation who has signed. */
export function Paper({
  bike,
  number,
  terms,
  changed = [],
  seller,
  buyer,
  children,
  foot,
}: Props): ReactNode {
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
        <PaperFacts seller={seller.name} buyer={buyer.name} terms={terms} changed={changed} />
      </div>
      <ul className="agreement__signers">
        <SignerLine signer={seller} />
        <SignerLine signer={buyer} />
      </ul>
      {foot}
    </article>
  );
}
