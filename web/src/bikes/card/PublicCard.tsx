import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CalendarDays, Sparkles } from "lucide-react";
import type { SearchCard } from "#contract/bikes/search.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { BikeChips } from "./BikeChips.tsx";
import { StolenBattery } from "./StolenBattery.tsx";
import "./bike-card.css";

type BikeSummaryProps = { bike: SearchCard; name: string; nameId: string };

function Badges({ bike }: { bike: SearchCard }): ReactNode {
  const { t } = useTranslation();
  const price = bike.status === "stolen" ? undefined : bike.salePrice;
  return (
    <div className="bikecard__badges">
      {price === undefined ? (
        <Badge tone={bike.status}>{t(($) => $.vocabulary.status[bike.status])}</Badge>
      ) : (
        <>
          <Badge tone="sale">{t(($) => $.bikeCard.forSale)}</Badge>
          <span className="bikecard__price">{t(($) => $.bikeCard.price, { price })}</span>
        </>
      )}
      {bike.disputed && <Badge tone="review">{t(($) => $.bikeCard.disputed)}</Badge>}
      {bike.newlyRegistered && bike.status !== "stolen" && (
        <span className="chip">
          <Sparkles size={16} aria-hidden="true" />
          {t(($) => $.bikeCard.newlyRegistered)}
        </span>
      )}
    </div>
  );
}

function BikeSummary({ bike, name, nameId }: BikeSummaryProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { frameNumber, stolenSince, stolenPlace } = bike;
  const masked = frameNumber.startsWith("•");
  const since =
    stolenSince && t(($) => $.bikeCard.stolenSince, { date: dayText(`${stolenSince}T12:00:00Z`, language) });
  return (
    <div className="bikecard__body">
      <Badges bike={bike} />
      <h3 id={nameId}>{name}</h3>
      <Plate
        number={frameNumber}
        label={masked ? t(($) => $.bikeCard.numberEndsIn) : t(($) => $.common.frameNumber)}
        stolen={bike.status === "stolen"}
      />
      <BikeChips bike={bike} />
      {since !== undefined && (
        <p className="bikecard__since">
          <CalendarDays size={17} aria-hidden="true" />
          {[since, stolenPlace].filter((part) => part !== undefined).join(", ")}
        </p>
      )}
      {bike.reward !== undefined && (
        <p className="bikecard__reward">{t(($) => $.bikeCard.reward, { amount: bike.reward })}</p>
      )}
    </div>
  );
}

function BikeDetails({ bike, id }: { bike: SearchCard; id: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const facts = [
    [t(($) => $.bikeCard.brand), bike.brand],
    [t(($) => $.bikeCard.model), bike.model],
    [t(($) => $.bikeCard.name), bike.name],
    [t(($) => $.bikeCard.description), bike.description],
  ] as const;
  const isStolen = bike.status === "stolen";
  return (
    <div className="bikecard__details" id={id}>
      <dl className="bikecard__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={value === undefined ? "is-hidden" : undefined}>
              {value ?? t(($) => $.common.hidden)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="bikecard__advice">
        {bike.disputed && <p>{t(($) => $.bikeCard.disputedHint)}</p>}
        {bike.newlyRegistered && !isStolen && <p>{t(($) => $.bikeCard.newlyRegisteredHint)}</p>}
        <p>{isStolen ? t(($) => $.bikeCard.advice) : t(($) => $.bikeCard.registeredAdvice)}</p>
        {!isStolen && (
          <p>
            <a className="tap" href={pageAddress("/check", language)}>
              {t(($) => $.bikeCard.check)}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

type Props = {
  bike: SearchCard;
  /** Id of the heading; the details derive theirs from it. */
  id: string;
  open: boolean;
  children?: ReactNode;
};

/** Stolen wins over for sale; other cards have no colour. */
const lookOf = ({ status, salePrice }: SearchCard): string =>
  status === "registered" && salePrice !== undefined ? "sale" : status;

export function PublicCard({ bike, id, open, children }: Props): ReactNode {
  const { t } = useTranslation();
  const named = [bike.brand, bike.model].filter((part) => part !== undefined).join(" ");
  const name = named === "" ? t(($) => $.bikeCard.unknownBike) : named;
  return (
    <article className={`bikecard bikecard--${lookOf(bike)}`} aria-labelledby={id}>
      {bike.stolenBattery !== undefined && <StolenBattery serialNumber={bike.stolenBattery} />}
      <div className="bikecard__main">
        <BikePicture bike={bike} className="bikecard__art" />
        <BikeSummary bike={bike} name={name} nameId={id} />
      </div>
      {children}
      {open && <BikeDetails bike={bike} id={`${id}-details`} />}
    </article>
  );
}
