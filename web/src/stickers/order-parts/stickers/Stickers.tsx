import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { SignInFirst } from "#web/points/prices/SignInFirst.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { QrSticker } from "#web/stickers/QrSticker.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { StickerForm } from "./StickerForm.tsx";
import { StickerOrders } from "./StickerOrders.tsx";
import { ownBikes } from "./stickers-api.ts";
import "./stickers.css";

function NoBikes(): ReactNode {
  const texts = useTexts(($) => $.stickers);
  return (
    <section className="order__notice">
      <h2>{texts.noBikes}</h2>
      <p>{texts.noBikesText}</p>
      <p>
        <Link className="btn btn--primary" to="/bike-registration">
          {texts.register}
        </Link>
      </p>
    </section>
  );
}

function Ordering(): ReactNode {
  const { t } = useTranslation();
  const { data: me, error: meError, refetch: meAgain } = useQuery(meQuery);
  const bikes = useInfiniteQuery(ownBikes);
  const error = meError ?? bikes.error;
  if (me === undefined || bikes.data === undefined) {
    if (error === null || bikes.isFetching)
      return (
        <div className="stack">
          <output className="sr">{t(($) => $.common.loading)}</output>
          <Skeleton of={["block", "block"]} />
        </div>
      );
    const again = (): void => {
      void meAgain();
      void bikes.refetch();
    };
    return <FetchFailure title={t(($) => $.common.list.failed)} text={failureText(error)} onRetry={again} />;
  }
  const own = bikes.data.pages.flatMap(({ items }) => items);
  const more = bikes.hasNextPage ? () => void bikes.fetchNextPage() : undefined;
  return own.length === 0 ? <NoBikes /> : <StickerForm bikes={own} me={me} onMore={more} />;
}

export function Stickers(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  return (
    <>
      <div className="stickers__shown">
        <QrSticker size={92} text={t(($) => $.vocabulary.status.registered).toUpperCase()} />
        <p className="order__lead">{t(($) => $.stickers.lead, { points: prices.sticker })}</p>
      </div>
      {isCustomer && <Ordering />}
      {isCustomer && <StickerOrders />}
      {!isCustomer && session.state !== "loading" && <SignInFirst signedIn={session.state === "signed-in"} />}
    </>
  );
}
