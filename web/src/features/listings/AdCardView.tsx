import { BadgeCheck, Images, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdCard } from "#contract/ads.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { relativeTime } from "#web/i18n/relative-time.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import "./ads.css";

/** The mark that the register knows the owner for certain. */
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

/** What a bike is called in its ad; what its owner hides is not said. */
export const useAdName = ({ brand, model }: Pick<AdCard, "brand" | "model">): string => {
  const { t } = useTranslation();
  const named = [brand, model].filter((part) => part !== undefined).join(" ");
  return named === "" ? t(($) => $.ads.card.unknownBike) : named;
};

type Props = {
  ad: Omit<AdCard, "id">;
  heading: ReactNode;
  /** Below the heading it stands under. */
  as: "h2" | "h3";
};

/** An ad in a list: photo first, then the price. */
export function AdCardView({ ad, heading, as: Heading }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [now] = useState(() => new Date());
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
      <p className="adcard__price">{kronorText(ad.price, language)}</p>
      <Heading className="adcard__name">{heading}</Heading>
      <p className="adcard__place">
        {ad.city}, {relativeTime(ad.listedAt, now, language)}
      </p>
      <OwnerMark ad={ad} />
      <p className="muted adcard__seller">{t(($) => $.ads.card.private)}</p>
    </>
  );
}
