import { CalendarDays, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { BikeChips } from "./BikeChips.tsx";

type Props = { bike: SearchCard; name: string; nameId: string };

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
      {bike.newlyRegistered && bike.status !== "stolen" && (
        <span className="chip">
          <Sparkles size={16} aria-hidden="true" />
          {t(($) => $.bikeCard.newlyRegistered)}
        </span>
      )}
    </div>
  );
}

/** What of a bike can be seen at a glance. */
export function BikeSummary({ bike, name, nameId }: Props): ReactNode {
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
