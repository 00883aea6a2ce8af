import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ad } from "#contract/ads/ads.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";

type StepsProps = { place: number; count: number; onShow: (place: number) => void };

/** For mice, which neither swipe nor scroll sideways. */
function Steps({ place, count, onShow }: StepsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ad__steps">
      <button
        type="button"
        className="iconbtn"
        aria-label={t(($) => $.ads.ad.photoBefore)}
        aria-disabled={place === 0}
        onClick={() => onShow(Math.max(0, place - 1))}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <output>
        {place + 1} / {count}
      </output>
      <button
        type="button"
        className="iconbtn"
        aria-label={t(($) => $.ads.ad.photoAfter)}
        aria-disabled={place === count - 1}
        onClick={() => onShow(Math.min(count - 1, place + 1))}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </div>
  );
}

export function Photos({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const { photoUrls, type, color } = ad;
  const count = photoUrls.length;
  if (count === 0) return <BikePicture bike={{ type, color }} className="ad__photo" />;
  const show = (next: number): void => {
    setPlace(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <div className="ad__gallery">
      <ul
        ref={list}
        className="ad__photos"
        aria-label={t(($) => $.ads.ad.photos)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setPlace(Math.round((scrollLeft / scrollWidth) * count))
        }
      >
        {photoUrls.map((url, at) => (
          <li key={url}>
            <img className="ad__photo" src={url} alt={t(($) => $.ads.ad.photo, { number: at + 1, count })} />
          </li>
        ))}
      </ul>
      {count > 1 && <Steps place={place} count={count} onShow={show} />}
    </div>
  );
}
