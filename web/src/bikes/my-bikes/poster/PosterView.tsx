import { queryOptions, useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { PaperButton } from "#web/bikes/papers/PaperButton.tsx";
import { readOpenTheft } from "#web/bikes/papers/paper-data.ts";
import "#web/bikes/papers/papers.css";
import "./poster.css";
import type { Theft } from "#contract/thefts/thefts.ts";
import { publicAddress } from "#web/bikes/papers/public-address.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { QrCode } from "#web/platform/ui/qr/QrCode.tsx";

type Props = { bike: OwnBike; theft: Theft };

/** Looks the same on screen and paper. Contains nothing about the owner. */
function Poster({ bike, theft }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.papers.poster);
  const language = shownLanguage();
  const { place, city, reward } = theft;
  const when = t(($) => $.papers.poster.stolen, { date: dayText(theft.stolenDate, language) });
  const where = t(($) => $.papers.poster.at, { place, city });
  return (
    <article className="poster" aria-label={texts.title}>
      <h2 className="poster__head">{texts.title}</h2>
      <div className="poster__body">
        <BikePicture bike={bike} className="poster__photo" />
        <p className="poster__name">{`${bike.brand} ${bike.model}`}</p>
        <p className="poster__where">{`${when}. ${where}`}</p>
        <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="lg" stolen />
        <p className="poster__where">
          {`${t(($) => $.vocabulary.types[bike.type])}, ${t(($) => $.vocabulary.colours[bike.color])}`}
        </p>
        {bike.description !== undefined && <p className="poster__description">{bike.description}</p>}
        {reward !== undefined && (
          <p className="poster__reward">
            {t(($) => $.papers.poster.reward, { reward: kronorText(reward, language) })}
          </p>
        )}
        <div className="poster__tip">
          <QrCode text={publicAddress(bike, location.origin)} label={t(($) => $.bikes.poster.code)} />
          <div>
            <p className="poster__name">{texts.seen}</p>
            <p>{texts.scan}</p>
          </div>
        </div>
        <p className="poster__safety">{texts.safety}</p>
      </div>
    </article>
  );
}

const openTheftQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.openTheft(bikeId),
    queryFn: async ({ signal }) => (await readOpenTheft(bikeId, { signal })) ?? null,
  });

export function PosterView({ bike }: { bike: OwnBike }): ReactNode {
  const texts = useTexts(($) => $.bikes.poster);
  const { data: theft, error, isFetching, refetch } = useQuery(openTheftQuery(bike.id));
  const retry = () => void refetch();
  if (theft === undefined)
    return error === null ? (
      <output>{texts.loading}</output>
    ) : (
      <FetchFailure title={texts.failed} text={failureText(error)} busy={isFetching} onRetry={retry} />
    );
  return (
    <>
      <h1>{texts.title}</h1>
      {theft === null ? (
        <p>{texts.notStolen}</p>
      ) : (
        <>
          <div className="poster__actions">
            <Button
              type="primary"
              size="large"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => print()}
            >
              {texts.print}
            </Button>
            <PaperButton wish={{ kind: "poster", bikeId: bike.id }} label={texts.pdf} />
          </div>
          <Poster bike={bike} theft={theft} />
        </>
      )}
    </>
  );
}
