import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NotStolen } from "#web/thefts/reports/NotStolen.tsx";
import { TheftPage } from "#web/thefts/reports/TheftPage.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { Theft } from "#contract/thefts/thefts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { BikeLine } from "#web/thefts/reports/BikeLine.tsx";
import { theftQueries } from "#web/thefts/reports/theft-api.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { WhatNow } from "./WhatNow.tsx";
import { MapPin, QrCode } from "lucide-react";
import type { SharedPlace } from "#contract/stickers/qr-scans.ts";

/** Zoom level 14 shows about a kilometre. */
const mapOf = ({ latitude, longitude }: SharedPlace): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;

function Where({ place }: { place: SharedPlace }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const moment = momentText(place.at, language);
  const { town } = place;
  return (
    <p className="theft__scan">
      <MapPin size={18} aria-hidden="true" />
      <span>
        {town === undefined
          ? t(($) => $.thefts.scans.place, { moment })
          : t(($) => $.thefts.scans.placeNear, { moment, town })}{" "}
        <a href={mapOf(place)} target="_blank" rel="noreferrer">
          {t(($) => $.thefts.scans.map)}
          <span className="sr"> {t(($) => $.thefts.police.newTab)}</span>
        </a>
      </span>
    </p>
  );
}

/** The latest scan of the bike's code, with the place if it was shared. */
function LastScan({ theft: { scannedAt, scannedPlace } }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <>
      <p className="theft__scan">
        <QrCode size={18} aria-hidden="true" />
        {scannedAt === undefined
          ? t(($) => $.thefts.scans.never)
          : t(($) => $.thefts.scans.last, { moment: momentText(scannedAt, language) })}
      </p>
      {scannedPlace && <Where place={scannedPlace} />}
    </>
  );
}

function TheftSummary({ theft }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const date = dayText(theft.stolenDate, language);
  const { place, city, reward } = theft;
  return (
    <p className="theft__told">
      {t(($) => $.thefts.whatNow.told, { date, place, city })}
      {reward !== undefined && (
        <> {t(($) => $.thefts.whatNow.reward, { reward: kronorText(reward, language) })}</>
      )}
    </p>
  );
}

function OpenTheft({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(theftQueries.ofBike(bike.id));
  const { data, error, isFetching } = query;
  const theft = data?.items.find(({ state }) => state === "open");
  if (theft !== undefined)
    return (
      <>
        <TheftSummary theft={theft} />
        <LastScan theft={theft} />
        <WhatNow bike={bike} theft={theft} />
      </>
    );
  if (error === null || isFetching)
    return (
      <div className="late">
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["line", "block"]} />
      </div>
    );
  return (
    <FetchFailure
      title={t(($) => $.thefts.whatNow.failed)}
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Sections that need no theft details are shown at once. */
function StolenView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(($) => $.thefts.whatNow.title)}</h1>
      <BikeLine bike={bike} />
      <p className="theft__urgent">{t(($) => $.thefts.ongoing)}</p>
      <OpenTheft bike={bike} />
      <section className="theft__back">
        <h2>{t(($) => $.thefts.whatNow.found)}</h2>
        <p>{t(($) => $.thefts.whatNow.foundText)}</p>
        <Link className="btn btn--primary" to={`/my-bikes/${bike.id}/recovered`}>
          {t(($) => $.thefts.recovered.mark)}
        </Link>
      </section>
    </>
  );
}

export function StolenPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.thefts.whatNow.title);
  usePageTitle(title);
  return (
    <TheftPage>
      {(bike) =>
        bike.status === "stolen" ? <StolenView bike={bike} /> : <NotStolen bike={bike} title={title} />
      }
    </TheftPage>
  );
}
