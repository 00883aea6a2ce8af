import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams, Link } from "react-router-dom";
import { ProblemError } from "#web/platform/api/errors.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { qrPageQuery } from "./qr-api.ts";
import { QrBike } from "./QrBike.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";
import { countScan } from "#web/stickers/scans/scans/scans-api.ts";
import "./qr.css";
import type { EndedPage, FreePage } from "#contract/stickers/qr.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { QrSticker } from "#web/stickers/QrSticker.tsx";

const LinkToBike = lazy(async () => ({ default: (await import("./LinkToBike.tsx")).LinkToBike }));

type Props = { uid: string; page: FreePage };

/** The page of an unlinked sticker: link it to a bike of one's own or register one. */
function FreeCode({ uid, page: { shortCode, store } }: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  const texts = t(($) => $.qr.free, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="qrpage__state">
      <div aria-hidden="true">
        <QrSticker size={120} text={formatShortCode(shortCode)} />
      </div>
      <Badge tone="unknown">{t(($) => $.qr.badges.unknown)}</Badge>
      <h1>{t(($) => $.qr.free.title, { code: formatShortCode(shortCode) })}</h1>
      <p>{texts.text}</p>
      {store && <p>{t(($) => $.qr.free.store, store)}</p>}
      <p className="muted">{t(($) => $.qr.stolen)}</p>
      <Suspense>{isCustomer && <LinkToBike uid={uid} />}</Suspense>
      <div className="ways qrpage__ways">
        {(isCustomer || session.state === "signed-out") && (
          <Link
            className={`btn ${isCustomer ? "btn--ghost" : "btn--primary"} btn--lg`}
            to={`/bike-registration?code=${uid}`}
          >
            {texts.register}
          </Link>
        )}
        {session.state === "signed-out" && (
          <Link className="btn btn--ghost btn--lg" to={signInPath(`/qr/${uid}`)}>
            {texts.signIn}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Shown for a code without a bike: voided, deleted, not claimed yet, or unknown. */
function EmptyCode({ about }: { about: "unknown" | EndedPage["state"] }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const language = usePageLanguage();
  const mayRegister = about !== "sold" && (session.state !== "signed-in" || session.role === "customer");
  const search = session.state === "signed-in" ? "/" : pageAddress("/bike-search", language);
  const { title, text } = t(($) => $.qr[about], { returnObjects: true });
  return (
    <section className="qrpage__state">
      <div className="qrpage__faded" aria-hidden="true">
        <BikeArt type="hybrid" />
      </div>
      <Badge tone="unknown">{t(($) => $.qr.badges.unknown)}</Badge>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="muted">{t(($) => $.qr.stolen)}</p>
      <div className="ways qrpage__ways">
        {mayRegister && (
          <Link className="btn btn--primary btn--lg" to="/bike-registration">
            {t(($) => $.qr.register)}
          </Link>
        )}
        <Link className="btn btn--ghost btn--lg" to={search}>
          {t(($) => $.qr.search)}
        </Link>
      </div>
    </section>
  );
}

/** Counts a visit to the page of a code once, unless the visitor owns the bike. */
const useCountScan = (uid: string, isKnown: boolean, bikeId: string | undefined): void => {
  const isOwn = useIsOwnBike(bikeId);
  const counted = useRef(false);
  useEffect(() => {
    if (!isKnown || isOwn !== false || counted.current) return;
    counted.current = true;
    countScan(uid);
  }, [isKnown, isOwn, uid]);
};

/** A malformed uid fails with `invalid-request`. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "qr-not-found" || error.code === "invalid-request");

/** Accepts uids with or without hyphens. */
const uidIn = (typed: string): string => {
  const code = parseOwnCode(typed, location.host);
  return code?.kind === "sticker" ? code.uid : typed;
};

function Content({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(qrPageQuery(uid));
  useCountScan(uid, data !== undefined, data?.state === "linked" ? data.bikeId : undefined);
  if (isUnknown(error)) return <EmptyCode about="unknown" />;
  if (data?.state === "linked") return <QrBike uid={uid} page={data} />;
  if (data?.state === "free") return <FreeCode uid={uid} page={data} />;
  if (data !== undefined) return <EmptyCode about={data.state} />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure
        heading="h1"
        title={t(($) => $.qr.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="stack stack--start">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["badge", "title", "plate", "block"]} />
    </div>
  );
}

/** /qr/:uid, the page of a code. Hidden from search engines: it is for people at the bike. */
export function QrPage(): ReactNode {
  const { t } = useTranslation();
  const { uid = "" } = useParams();
  usePageTitle(t(($) => $.qr.title));
  return (
    <main className="wrap qrpage" id="content">
      <meta name="robots" content="noindex" />
      <Content key={uid} uid={uidIn(uid)} />
    </main>
  );
}
