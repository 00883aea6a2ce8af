import { FileText, Phone, Printer, CircleCheck } from "lucide-react";
import { type ReactNode, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { Theft } from "#contract/thefts/thefts.ts";
import { policeReportPage } from "#web/thefts/reports/police.ts";
import { publicAddress } from "#web/bikes/papers/public-address.ts";
import { ShareButton } from "#web/bikes/card/ShareButton.tsx";
import { Button } from "antd";
import { focus } from "#web/platform/ui/focus.ts";

const NumberForm = lazy(async () => ({ default: (await import("./NumberForm.tsx")).NumberForm }));

function PoliceNumber({ theft }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const [editing, edit] = useState<boolean>();
  const { policeReportNumber: number } = theft;
  if (number === undefined || editing === true)
    return (
      <Suspense>
        <NumberForm theft={theft} onSaved={() => edit(false)} />
      </Suspense>
    );
  return (
    <p className="ways ways--apart theft__done">
      <CircleCheck size={20} aria-hidden="true" />
      <span>
        {t(($) => $.thefts.police.number)} <b className="mono">{number}</b>
      </span>
      <Button {...(editing === false && { ref: focus })} onClick={() => edit(true)}>
        {t(($) => $.common.change)}
      </Button>
    </p>
  );
}

function Police({ theft }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.thefts.whatNow);
  return (
    <li>
      <h2>{texts.police}</h2>
      <p>{texts.policeText}</p>
      <div className="ways ways--apart">
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
  const texts = useTexts(($) => $.thefts.whatNow);
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
  const texts = useTexts(($) => $.thefts.whatNow);
  const address = publicAddress(bike, location.origin);
  const title = t(($) => $.thefts.whatNow.shareTitle, { bike: `${bike.brand} ${bike.model}` });
  return (
    <li>
      <h2>{texts.spread}</h2>
      <p>{texts.spreadText}</p>
      <div className="ways ways--apart">
        <Link className="btn btn--ghost" to={`/my-bikes/${bike.id}/poster`}>
          <Printer size={18} aria-hidden="true" />
          {texts.poster}
        </Link>
        <ShareButton url={address} title={title} />
      </div>
    </li>
  );
}

export function WhatNow({ bike, theft }: { bike: OwnBike; theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.thefts.whatNow);
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
