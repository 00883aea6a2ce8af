import { CalendarDays, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedPage } from "#contract/qr.ts";
import { ContactOwner } from "#web/shared/messages/ContactOwner.tsx";
import { AskForBike } from "#web/shared/bike-requests/AskForBike.tsx";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { BikeChips } from "#web/ui/bike-card/BikeChips.tsx";
import { ShareButton } from "#web/ui/bike-card/ShareButton.tsx";
import { StolenBattery } from "#web/ui/bike-card/StolenBattery.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { CompareNumber } from "./CompareNumber.tsx";
import { Found } from "./Found.tsx";

type Props = { uid: string; page: LinkedPage };

function Facts({ page: { bike, ownerName } }: { page: LinkedPage }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { status, stolenSince, frameNumber } = bike;
  return (
    <>
      {status === "stolen" && (
        <Plate number={frameNumber} label={t(($) => $.common.frameNumber)} size="lg" stolen />
      )}
      <BikeChips bike={bike} />
      <p className="chip">
        <UserRound size={17} aria-hidden="true" />
        {t(($) => $.qr.owner, { name: ownerName })}
      </p>
      {stolenSince !== undefined && (
        <p className="qrpage__since">
          <CalendarDays size={17} aria-hidden="true" />
          {t(($) => $.bikeCard.stolenSince, { date: dayText(`${stolenSince}T12:00:00Z`, language) })}
        </p>
      )}
      {bike.description !== undefined && <p className="qrpage__words">{bike.description}</p>}
    </>
  );
}

/** What to do about a bike that nobody misses. */
function Registered({ page: { bike, bikeId, ownerName } }: { page: LinkedPage }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.qr.registered)}</p>
      <div className="qrpage__ways">
        <ContactOwner bike={{ ...bike, id: bikeId }} ownerName={ownerName} />
        <AskForBike bike={{ ...bike, id: bikeId }} />
      </div>
    </>
  );
}

/** The bike before one's eyes: whether it is missed comes first. */
export function QrBike({ uid, page }: Props): ReactNode {
  const { t } = useTranslation();
  const { bike, stolenBattery } = page;
  const stolen = bike.status === "stolen";
  const named = [bike.brand, bike.model].filter((part) => part !== undefined).join(" ");
  return (
    <>
      <article className={`qrbike qrbike--${bike.status}`}>
        <BikePicture bike={bike} className="qrbike__picture" />
        <div className="qrbike__body">
          {(stolen || stolenBattery === undefined) && (
            <Badge tone={bike.status}>
              {stolen ? t(($) => $.qr.badges.stolen) : t(($) => $.qr.badges.ok)}
            </Badge>
          )}
          {stolenBattery !== undefined && <StolenBattery serialNumber={stolenBattery} />}
          <h1>{named === "" ? t(($) => $.bikeCard.unknownBike) : named}</h1>
          <Facts page={page} />
          {page.isChangingOwner && <p className="qrpage__changing">{t(($) => $.qr.changingOwner)}</p>}
          {stolen ? <Found uid={uid} page={page} /> : <Registered page={page} />}
          {stolen && <ShareButton url={`${location.origin}/qr/${uid}`} title={named} />}
        </div>
      </article>
      <CompareNumber uid={uid} />
    </>
  );
}
