import { FileText, Phone, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import type { Theft } from "#contract/thefts.ts";
import { policeReportPage } from "#web/features/thefts/police.ts";
import { publicAddress } from "#web/shared/papers/public-address.ts";
import { PoliceNumber } from "./PoliceNumber.tsx";
import { ShareButton } from "#web/ui/bike-card/ShareButton.tsx";

function Police({ theft }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.whatNow, { returnObjects: true });
  return (
    <li>
      <h2>{texts.police}</h2>
      <p>{texts.policeText}</p>
      <div className="theft__buttons">
        <a className="btn btn--primary" href="tel:11414">
          <Phone size={18} aria-hidden="true" />
          {texts.call}
        </a>
        <a className="btn btn--ghost" href={policeReportPage} target="_blank" rel="noreferrer">
          {t(($) => $.thefts.police.online)}
          <span className="sr"> {t(($) => $.thefts.police.newTab)}</span>
        </a>
      </div>
      <PoliceNumber theft={theft} />
    </li>
  );
}

function Insurer({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.whatNow, { returnObjects: true });
  return (
    <li>
      <h2>{texts.insurer}</h2>
      <p>{texts.insurerText}</p>
      <Link className="btn btn--ghost" to={`/my-bikes/${bike.id}`}>
        <FileText size={18} aria-hidden="true" />
        {texts.pack}
      </Link>
    </li>
  );
}

function Spread({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.whatNow, { returnObjects: true });
  const address = publicAddress(bike, location.origin);
  const title = t(($) => $.thefts.whatNow.shareTitle, { bike: `${bike.brand} ${bike.model}` });
  return (
    <li>
      <h2>{texts.spread}</h2>
      <p>{texts.spreadText}</p>
      <div className="theft__buttons">
        <Link className="btn btn--ghost" to={`/my-bikes/${bike.id}/poster`}>
          <Printer size={18} aria-hidden="true" />
          {texts.poster}
        </Link>
        <ShareButton url={address} title={title} />
      </div>
    </li>
  );
}

/** What to do after a theft, in the order in which it helps. What is done shows by what is known. */
export function WhatNow({ bike, theft }: { bike: OwnBike; theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.thefts.whatNow, { returnObjects: true });
  return (
    <>
      <ol className="theft__steps">
        <Police theft={theft} />
        <Insurer bike={bike} />
        {!bike.stolenInReview && <Spread bike={bike} />}
      </ol>
      <section className="theft__effects">
        <h2>{texts.service}</h2>
        <ul>
          {[
            ...(bike.stolenInReview ? [t(($) => $.thefts.inReview)] : texts.serviceTells),
            ...texts.serviceDoes,
          ].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
