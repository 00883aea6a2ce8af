import { BadgeCheck, Images, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdCard } from "#contract/ads/ads.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./ads.css";

export function OwnerMark({ ad }: { ad: Pick<AdCard, "ownerSince" | "ownerVerified"> }): ReactNode {
  const { t } = useTranslation();
  const Icon = ad.ownerVerified ? BadgeCheck : UserRound;
  return (
    <span className={ad.ownerVerified ? "admark admark--verified" : "admark"}>
      <Icon size={18} aria-hidden="true" />
      {ad.ownerVerified
        ? t(($) => $.ads.card.verified, { year: ad.ownerSince })
        : t(($) => $.ads.card.unverified)}
    </span>
  );
}

/** Names the bike without the parts that its owner hides. */
export const useAdName = ({ brand, model }: Pick<AdCard, "brand" | "model">): string => {
  const { t } = useTranslation();
  const named = [brand, model].filter((part) => part !== undefined).join(" ");
  return named === "" ? t(($) => $.ads.card.unknownBike) : named;
};

type Props = {
  /** Lacks what its seller has not typed yet. */
  ad: Omit<AdCard, "id" | "price"> & { readonly price: number | undefined };
  heading: ReactNode;
  as: "h2" | "h3";
};

export function AdCardView({ ad, heading, as: Heading }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [now] = useState(() => new Date());
  const since = relativeTime(ad.listedAt, now, language);
  return (
    <>
      <div className="adcard__photo">
        <BikePicture bike={ad} className="adcard__picture" />
        {ad.photos > 1 && (
          <span className="adcard__count">
            <Images size={15} aria-hidden="true" />
            <span className="sr">{t(($) => $.ads.card.photos, { count: ad.photos })}</span>
            <span aria-hidden="true">{ad.photos}</span>
          </span>
        )}
      </div>
      <p className="adcard__price">{ad.price === undefined ? "–" : kronorText(ad.price, language)}</p>
      <Heading className="adcard__name">{heading}</Heading>
      <p className="adcard__place">{ad.city === "" ? since : `${ad.city}, ${since}`}</p>
      <OwnerMark ad={ad} />
      <p className="muted adcard__seller">{t(($) => $.ads.card.private)}</p>
    </>
  );
}
