import { MapPin, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SharedPlace } from "#contract/qr-scans.ts";
import type { Theft } from "#contract/thefts.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A few streets, as much as a kilometre is. */
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
          ? t(($) => $.theftScans.place, { moment })
          : t(($) => $.theftScans.placeNear, { moment, town })}{" "}
        <a href={mapOf(place)} target="_blank" rel="noreferrer">
          {t(($) => $.theftScans.map)}
          <span className="sr"> {t(($) => $.thefts.police.newTab)}</span>
        </a>
      </span>
    </p>
  );
}

/** When the code of a stolen bike was scanned last, and where, if the person who scanned it said so. */
export function LastScan({ theft: { scannedAt, scannedPlace } }: { theft: Theft }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <>
      <p className="theft__scan">
        <QrCode size={18} aria-hidden="true" />
        {scannedAt === undefined
          ? t(($) => $.theftScans.never)
          : t(($) => $.theftScans.last, { moment: momentText(scannedAt, language) })}
      </p>
      {scannedPlace && <Where place={scannedPlace} />}
    </>
  );
}
