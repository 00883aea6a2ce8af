import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Ad } from "#contract/ads.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";

/** The photos side by side, to be swiped or scrolled through. Without any, the bike is drawn. */
export function Photos({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const { photoUrls, type, color } = ad;
  const count = photoUrls.length;
  if (count === 0) return <BikePicture bike={{ type, color }} className="ad__photo" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <ul className="ad__photos" aria-label={t(($) => $.ads.ad.photos)} tabIndex={0}>
      {photoUrls.map((url, place) => (
        <li key={url}>
          <img className="ad__photo" src={url} alt={t(($) => $.ads.ad.photo, { number: place + 1, count })} />
        </li>
      ))}
    </ul>
  );
}
