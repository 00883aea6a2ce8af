import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { LoadedBike } from "#web/bikes/own-bike/LoadedBike.tsx";
import "./bikes.css";
import "./bike-view.css";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { ReceivedFinds } from "#web/thefts/find-report/received/ReceivedFinds.tsx";
import { DisputedNote } from "#web/bikes/own-bike/DisputedNote.tsx";
import { OwnershipHistory } from "#web/bikes/ownership-history/OwnershipHistory.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { BikeActions } from "./BikeActions.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { BikeStatusBadge } from "./BikeStatusBadge.tsx";
import { BikePapers } from "./BikePapers.tsx";
import { BatteryNote } from "#web/bikes/my-bikes/theft/BatteryNote.tsx";
import { StolenSince } from "#web/bikes/my-bikes/theft/StolenSince.tsx";
import { Eye, QrCode, SlidersHorizontal, Hourglass } from "lucide-react";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type Bike, hideable } from "#contract/bikes/bike.ts";
import { showsToBeFound } from "#contract/bikes/public-bike.ts";
import { bikeColours } from "#web/platform/ui/bike-art/bike-colours.ts";
import { Swatch } from "#web/platform/ui/Swatch.tsx";
import "#web/platform/ui/back-link.css";

/** Leaves out details that the owner has not given. */
function BikeFacts({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.bike, { returnObjects: true });
  const names = t(($) => $.bikes.visibility.fields, { returnObjects: true });
  const shown: readonly string[] = showsToBeFound(bike) ? ["photo", "description"] : [];
  const hidden = hideable
    .filter((field) => !bike.visibility[field] && !shown.includes(field))
    .map((field) => names[field]);
  const facts: readonly (readonly [term: string, value: string | undefined])[] = [
    [texts.type, t(($) => $.vocabulary.types[bike.type])],
    [texts.brand, bike.brand],
    [texts.model, bike.model],
    [texts.color, t(($) => $.vocabulary.colours[bike.color])],
    [texts.city, bike.city],
    [texts.battery, bike.batterySerialNumber],
    [texts.description, bike.description],
    [texts.hidden, hidden.length === 0 ? texts.nothingHidden : hidden.join(", ")],
  ];
  return (
    <section>
      <h2 className="sr">{texts.facts}</h2>
      <dl className="bikeview__facts">
        {facts.map(
          ([term, value]) =>
            value !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {term === texts.color && <Swatch fill={bikeColours[bike.color]} />}
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function InReview({ text }: { text: string }): ReactNode {
  return (
    <p className="bikeview__note">
      <Hourglass size={20} aria-hidden="true" />
      {text}
    </p>
  );
}

function StatusNote({ bike }: { bike: Pick<Bike, "status" | "stolenInReview"> }): ReactNode {
  const { t } = useTranslation();
  switch (bike.status) {
    case "registered":
      return null;
    case "pending_review":
      return <InReview text={t(($) => $.bikes.bike.review)} />;
    case "stolen":
      return (
        <>
          <p className="muted">{t(($) => $.bikes.bike.stolen)}</p>
          {bike.stolenInReview && <InReview text={t(($) => $.bikes.bike.stolenInReview)} />}
        </>
      );
  }
}

function BikeLinks({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const search = pageAddress("/bike-search", usePageLanguage());
  const isPublic = bike.status !== "pending_review" && !bike.stolenInReview;
  return (
    <div className="bikeview__links">
      {isPublic && (
        <Link
          className="backlink"
          to={`${search}?${new URLSearchParams({ q: bike.frameNumber }).toString()}`}
        >
          <Eye size={19} aria-hidden="true" />
          {t(($) => $.bikes.bike.publicView)}
        </Link>
      )}
      <Link className="backlink" to={`/my-bikes/${bike.id}/visibility`}>
        <SlidersHorizontal size={19} aria-hidden="true" />
        {t(($) => $.bikes.bike.visibility)}
      </Link>
      <Link className="backlink" to={`/my-bikes/${bike.id}/stickers`}>
        <QrCode size={19} aria-hidden="true" />
        {t(($) => $.bikes.bike.stickers)}
      </Link>
    </div>
  );
}

function Since({ bike: { status, registeredAt } }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const date = dayText(registeredAt, usePageLanguage());
  return (
    <p className="muted">
      {status === "pending_review"
        ? t(($) => $.bikes.bike.submittedOn, { date })
        : t(($) => $.bikes.bike.registeredOn, { date })}
    </p>
  );
}

function BikeView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const model = `${bike.brand} ${bike.model}`;
  usePageTitle(bike.name ?? model);
  return (
    <div className={`bikeview__columns bikeview__columns--${bike.status}`}>
      <div className="bikeview__photo">
        <BikePicture bike={bike} className="bikeview__picture" />
        <BikeStatusBadge status={bike.status} />
      </div>
      <div className="stack stack--start bikeview__body">
        <h1>{bike.name ?? model}</h1>
        {bike.name !== undefined && <p className="bikeview__model">{model}</p>}
        <Plate
          number={bike.frameNumber}
          label={t(($) => $.common.frameNumber)}
          size="lg"
          stolen={bike.status === "stolen"}
        />
        <Since bike={bike} />
        <StolenSince bike={bike} />
        <ReceivedFinds bike={bike} />
        <DisputedNote bike={bike} />
        <BikeActions bike={bike} />
        <StatusNote bike={bike} />
        <BatteryNote bike={bike} />
        <BikeFacts bike={bike} />
        <BikeLinks bike={bike} />
      </div>
      <div className="bikeview__documents">
        <BikePapers bike={bike} />
        <OwnershipHistory bikeId={bike.id} compact />
      </div>
    </div>
  );
}

export function BikePage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <BackLink to="/my-bikes">{t(($) => $.bikes.bike.back)}</BackLink>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => <BikeView bike={bike} />}
      </LoadedBike>
    </main>
  );
}
