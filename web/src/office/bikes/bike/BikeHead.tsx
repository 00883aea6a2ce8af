import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdminBike } from "#contract/office/bike-admin-bike.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import "#web/platform/ui/badge-deleted.css";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const tones = { registered: "registered", stolen: "stolen", pending_review: "review" } as const;

function Badges({ bike }: { bike: AdminBike }): ReactNode {
  const { t } = useTranslation();
  const { deletedAt, status, verified, batteryStolenSince, disputedSince, alike } = bike;
  const texts = t(($) => $.bikeAdmin.bike, { returnObjects: true, skipInterpolation: true });
  if (deletedAt !== undefined) return <span className="badge badge--deleted">{texts.deleted}</span>;
  return (
    <>
      <Badge tone={tones[status]}>{t(($) => $.vocabulary.status[status])}</Badge>
      {disputedSince !== undefined && <Badge tone="review">{texts.disputed}</Badge>}
      {batteryStolenSince !== undefined && <Badge tone="stolen">{texts.batteryStolen}</Badge>}
      <Badge tone={verified ? "registered" : "unknown"}>{verified ? texts.verified : texts.unverified}</Badge>
      {alike.length > 0 && <Badge tone="review">{texts.duplicate}</Badge>}
    </>
  );
}

export function BikeHead({ bike }: { bike: AdminBike }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { brand, model, frameNumber, status, registeredAt, deletedAt } = bike;
  const stolen = status === "stolen" && deletedAt === undefined;
  return (
    <header className="bikefile__head">
      <BikePicture bike={bike} className={`bikefile__photo${stolen ? " bikefile__photo--stolen" : ""}`} />
      <div className="bikefile__what">
        <h1>{`${brand} ${model}`}</h1>
        <Plate number={frameNumber} label={t(($) => $.common.frameNumber)} stolen={stolen} />
        <p className="dossier__badges">
          <Badges bike={bike} />
        </p>
        <p className="muted">
          {t(($) => $.bikeAdmin.bike.since, { day: dayText(registeredAt, language) })}
          {deletedAt !== undefined &&
            ` ${t(($) => $.bikeAdmin.bike.until, { day: dayText(deletedAt, language) })}`}
        </p>
      </div>
    </header>
  );
}
