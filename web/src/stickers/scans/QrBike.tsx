import { CalendarDays, UserRound, HandCoins, Phone, ShieldAlert } from "lucide-react";
import { type ReactNode, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedPage } from "#contract/stickers/qr.ts";
import { ContactOwner } from "#web/messages/contact-owner/ContactOwner.tsx";
import { ClaimBike } from "#web/ownership/public-bike/ClaimBike.tsx";
import { AskForBike } from "#web/ownership/requests/AskForBike.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { BikeChips } from "#web/bikes/card/BikeChips.tsx";
import { ShareButton } from "#web/bikes/card/ShareButton.tsx";
import { StolenBattery } from "#web/bikes/card/StolenBattery.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { FoundButton } from "#web/thefts/find-report/FoundButton.tsx";
import { ReportFound } from "#web/thefts/find-report/ReportFound.tsx";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { CompareNumber } from "./CompareNumber.tsx";

const AnonymousDialog = lazy(async () => {
  const [{ AnonymousDialog }] = await Promise.all([import("./AnonymousDialog.tsx"), loadTexts(["found"])]);
  return { default: AnonymousDialog };
});

const SharePlace = lazy(async () => ({
  default: (await import("#web/stickers/scans/scans/SharePlace.tsx")).SharePlace,
}));

type StolenBikeActionsProps = { uid: string; page: LinkedPage };

function PlaceSharing({ uid, bikeId }: { uid: string; bikeId: string }): ReactNode {
  const isOwn = useIsOwnBike(bikeId);
  return <Suspense>{isOwn === false && <SharePlace uid={uid} />}</Suspense>;
}

function StolenBikeActions({ uid, page }: StolenBikeActionsProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const session = useSession();
  const { reward, bikeId } = page;
  const bike = { frameNumber: page.bike.frameNumber, reward };
  const texts = t(($) => $.qr.found, { returnObjects: true });
  return (
    <div className="qrfound">
      <p className="qrfound__line">
        <ShieldAlert size={20} aria-hidden="true" />
        <b>{texts.safety}</b>
      </p>
      {reward !== undefined && (
        <p className="qrfound__line">
          <HandCoins size={20} aria-hidden="true" />
          {t(($) => $.qr.found.reward, { amount: kronorText(reward, language) })}
        </p>
      )}
      <div className="ways qrpage__ways">
        {session.state === "signed-in" ? (
          <ReportFound bike={{ ...bike, id: bikeId }}>{texts.report}</ReportFound>
        ) : (
          <FoundButton renderDialog={(close) => <AnonymousDialog uid={uid} bike={bike} onClose={close} />}>
            {texts.report}
          </FoundButton>
        )}
        <ContactOwner bike={{ ...page.bike, id: bikeId, reward }} ownerName={page.ownerName} />
        <a className="btn btn--ghost" href="tel:11414">
          <Phone size={18} aria-hidden="true" />
          {texts.police}
        </a>
      </div>
      <PlaceSharing uid={uid} bikeId={bikeId} />
    </div>
  );
}

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

function Registered({ page: { bike, bikeId, ownerName } }: { page: LinkedPage }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.qr.registered)}</p>
      <div className="ways qrpage__ways">
        <ContactOwner bike={{ ...bike, id: bikeId }} ownerName={ownerName} />
        <AskForBike bike={{ ...bike, id: bikeId }} />
        <ClaimBike bike={{ ...bike, id: bikeId }} />
      </div>
    </>
  );
}

/** The page of a linked bike; its status comes first. */
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
          {bike.disputed && <Badge tone="review">{t(($) => $.bikeCard.disputed)}</Badge>}
          {stolenBattery !== undefined && <StolenBattery serialNumber={stolenBattery} />}
          <h1>{named === "" ? t(($) => $.bikeCard.unknownBike) : named}</h1>
          <Facts page={page} />
          {bike.disputed && <p className="qrpage__changing">{t(($) => $.bikeCard.disputedHint)}</p>}
          {page.isChangingOwner && <p className="qrpage__changing">{t(($) => $.qr.changingOwner)}</p>}
          {stolen ? <StolenBikeActions uid={uid} page={page} /> : <Registered page={page} />}
          {stolen && <ShareButton url={`${location.origin}/qr/${uid}`} title={named} />}
        </div>
      </article>
      <CompareNumber uid={uid} />
    </>
  );
}
