import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import type { Theft } from "#contract/thefts.ts";
import { BikesFailure } from "#web/shared/own-bike/BikesFailure.tsx";
import { BikeLine } from "#web/features/thefts/BikeLine.tsx";
import { theftQueries } from "#web/features/thefts/theft-api.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { LastScan } from "./LastScan.tsx";
import { WhatNow } from "./WhatNow.tsx";

function Told({ theft }: { theft: Theft }): ReactNode {
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
        <Told theft={theft} />
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
    <BikesFailure
      title={t(($) => $.thefts.whatNow.failed)}
      error={error}
      busy={isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** What stands here can be done without knowing how the theft was told: it is there at once. */
export function StolenView({ bike }: { bike: OwnBike }): ReactNode {
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
