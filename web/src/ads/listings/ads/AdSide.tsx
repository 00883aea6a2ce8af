import { History, ShieldCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Ad } from "#contract/ads/ads.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import { ReportAd } from "#web/moderation/report-ad/ReportAd.tsx";
import { ContactOwner } from "#web/messages/contact-owner/ContactOwner.tsx";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";
import { askPathFor } from "#web/checks/seller/ask-path.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { ShareButton } from "#web/bikes/card/ShareButton.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { OwnerMark } from "#web/ads/listings/AdCardView.tsx";

function Trust({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="card card--start">
      <div>
        <b>{ad.sellerName}</b> <span className="muted">{t(($) => $.ads.card.private)}</span>
      </div>
      <OwnerMark ad={ad} />
      <Plate
        number={ad.frameNumber}
        label={t(($) => $.bikeCard.numberEndsIn)}
        stolen={ad.state === "stolen"}
      />
      {ad.state !== "stolen" && (
        <span className="ways ad__line--good">
          <ShieldCheck size={18} aria-hidden="true" />
          {t(($) => $.ads.ad.notStolen)}
        </span>
      )}
      {ad.batteryStolen && (
        <span className="ways ad__line--bad">
          <TriangleAlert size={18} aria-hidden="true" />
          {t(($) => $.ads.ad.batteryStolen)}
        </span>
      )}
      <span className="ways">
        <History size={18} aria-hidden="true" />
        {t(($) => $.ads.ad.owners, { count: ad.owners })}
      </span>
    </section>
  );
}

function Safely({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const steps = t(($) => $.ads.ad.steps, { returnObjects: true });
  return (
    <section className="card card--start ad__safely">
      <h2>{t(($) => $.ads.ad.safely)}</h2>
      <ol>
        <li>
          <b>{steps.see}</b> {steps.seeText}
        </li>
        <li>
          <b>{steps.read}</b> {t(($) => $.ads.ad.steps.readText, { end: ad.frameNumber.slice(-3) })}{" "}
          <a href={pageAddress("/check", language)}>{steps.check}</a>
        </li>
        <li>
          <b>{steps.prove}</b> <Link to={askPathFor({ ad: ad.id })}>{steps.proveText}</Link>
        </li>
        <li>
          <b>{steps.sign}</b> {steps.signText}
        </li>
      </ol>
    </section>
  );
}

function Ask({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const isOwn = useIsOwnBike(ad.bikeId);
  const { bikeId: id, frameNumber, brand, model, sellerName } = ad;
  if (isOwn === true)
    return (
      <Link className="btn btn--primary btn--lg" to={`/my-bikes/${id}/sell`}>
        {t(($) => $.ads.ad.own)}
      </Link>
    );
  if (ad.state !== "active") return null;
  const about = { type: "purchase_inquiry", label: t(($) => $.ads.ad.ask) } as const;
  return (
    <>
      <div className="ad__ask">
        {isOwn === false && (
          <ContactOwner
            bike={{ id, frameNumber, status: "registered", brand, model }}
            ownerName={sellerName}
            about={about}
          />
        )}
      </div>
      <p className="muted ad__hint">{t(($) => $.ads.ad.askHint)}</p>
    </>
  );
}

/** Hidden for ads that have ended and for the reader's own. */
function Report({ ad }: { ad: Ad }): ReactNode {
  const isOwn = useIsOwnBike(ad.bikeId);
  const isOver = ad.state === "sold" || ad.state === "ended" || ad.state === "removed";
  return isOver || isOwn !== false ? null : <ReportAd listingId={ad.id} />;
}

export function AdSide({ ad, name }: { ad: Ad; name: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [now] = useState(() => new Date());
  const isForSale = ad.state === "active";
  const over = ad.state === "stolen" ? "ad__over ad__over--stolen" : "ad__over";
  return (
    <div className="stack ad__side">
      <div className="ad__title">
        {isForSale && <Badge tone="sale">{t(($) => $.ads.ad.states.active)}</Badge>}
        <h1>{name}</h1>
        <p className="ad__price">{kronorText(ad.price, language)}</p>
        <p className="muted">
          {ad.city}, {relativeTime(ad.listedAt, now, language)}
        </p>
      </div>
      {!isForSale && (
        <p role={ad.state === "stolen" ? "alert" : undefined} className={over}>
          {t(($) => $.ads.ad.states[ad.state])}
          {ad.state === "stolen" && `. ${t(($) => $.ads.ad.stolenText)}`}
        </p>
      )}
      <Ask ad={ad} />
      <Trust ad={ad} />
      <ShareButton url={location.origin + location.pathname} title={name} />
      <Report ad={ad} />
      {isForSale && <Safely ad={ad} />}
    </div>
  );
}
