import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import type { Theft } from "#contract/thefts.ts";
import { publicAddress } from "#web/shared/papers/public-address.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { QrCode } from "#web/ui/qr/QrCode.tsx";

type Props = { bike: OwnBike; theft: Theft };

/** Black, red and yellow on white, in print and on the screen alike. Nothing on it says whose bike it is. */
export function Poster({ bike, theft }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.papers.poster, { returnObjects: true, skipInterpolation: true });
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
