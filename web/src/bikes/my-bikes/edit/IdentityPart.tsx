import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { LockKeyhole, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { IdentityFields } from "./IdentityFields.tsx";
import { lockedFrom } from "./time-to-correct.ts";

const useLeft = (minutes: number): string => {
  const { t } = useTranslation();
  return minutes < 60
    ? t(($) => $.bikeEdit.identifying.minutes, { count: minutes })
    : t(($) => $.bikeEdit.identifying.hours, { count: Math.floor(minutes / 60) });
};

function OpenIdentity({ until, minutesLeft }: { until: string; minutesLeft: number }): ReactNode {
  const { t } = useTranslation();
  const left = useLeft(minutesLeft);
  return (
    <>
      <p className="bikeedit__note">
        <Timer size={20} aria-hidden="true" />
        {t(($) => $.bikeEdit.identifying.open, { until, left })}
      </p>
      <IdentityFields numberHint={t(($) => $.bikeEdit.identifying.numberHint)} />
    </>
  );
}

function LockedIdentity({ bike, since }: { bike: OwnBike; since: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeEdit.identifying, { returnObjects: true, skipInterpolation: true });
  const facts = [
    [texts.frameNumber, bike.frameNumber],
    [texts.brand, bike.brand],
    [texts.model, bike.model],
    [texts.type, t(($) => $.vocabulary.types[bike.type])],
  ] as const;
  return (
    <>
      <p className="bikeedit__note">
        <LockKeyhole size={20} aria-hidden="true" />
        {t(($) => $.bikeEdit.identifying.locked, { since })}
      </p>
      <Facts facts={facts} />
      <Link className="btn btn--ghost" to={`/my-bikes/${bike.id}/correction`}>
        {texts.ask}
      </Link>
    </>
  );
}

/** The owner can edit these fields for a day, then only request a correction. */
export function IdentityPart({ bike, minutesLeft }: { bike: OwnBike; minutesLeft: number }): ReactNode {
  const until = momentText(lockedFrom(bike.registeredAt), shownLanguage());
  return minutesLeft > 0 ? (
    <OpenIdentity until={until} minutesLeft={minutesLeft} />
  ) : (
    <LockedIdentity bike={bike} since={until} />
  );
}
