import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import type { Signing } from "#contract/transfers.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { problemText } from "#web/i18n/problem-text.ts";
import { today } from "#web/shared/form/today.ts";
import { BikesFailure } from "#web/shared/own-bike/BikesFailure.tsx";
import { OwnBikePage } from "#web/shared/own-bike/OwnBikePage.tsx";
import { ViewSkeleton } from "#web/shared/own-bike/ViewSkeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { newTerms, termsOf, termsWithoutBuyer, type TypedTerms } from "./draft.ts";
import { requestApi, requestQuery } from "#web/shared/bike-requests/request-api.ts";
import { threadQuery } from "./thread-query.ts";
import { transferApi } from "#web/shared/transfers/transfer-api.ts";
import { useDraft } from "./use-draft.ts";
import "./transfers.css";

const TermsForm = lazy(async () => ({ default: (await import("./TermsForm.tsx")).TermsForm }));

function Cost({ buyerPays }: { buyerPays: boolean }): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (me === undefined) return null;
  const { points } = me;
  const texts = t(($) => $.transfers.offer, { returnObjects: true });
  if (buyerPays)
    return (
      <p className="transfer__points">
        <b>{texts.buyerPays}</b>
        <span>{texts.buyerPaysText}</span>
      </p>
    );
  if (points < prices.transfer)
    return (
      <p className="transfer__points">
        <b>{t(($) => $.transfers.offer.pointsShort, { points })}</b>
        <Link to="/order">{texts.buy}</Link>
      </p>
    );
  return (
    <p className="transfer__points">
      <b>{t(($) => $.transfers.offer.points, { after: points - prices.transfer })}</b>
      <span>{texts.pointsText}</span>
    </p>
  );
}

/** Why a bike cannot be offered, before anything is typed. */
function Obstacle({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const texts = t(($) => $.transfers.offer, { returnObjects: true });
  if (bike.status === "stolen")
    return (
      <p role="alert" className="transfer__obstacle">
        {problemText("stolen-cannot-be-transferred")}
      </p>
    );
  if (bike.status === "pending_review")
    return (
      <p role="alert" className="transfer__obstacle">
        {texts.notNow}
      </p>
    );
  if (me === undefined || me.identityLevel === 2) return null;
  return (
    <p role="alert" className="transfer__obstacle">
      {texts.proveFirst} <Link to="/settings">{texts.prove}</Link>
    </p>
  );
}

type OfferProps = {
  readonly bike: OwnBike;
  /** What someone has begun to write is theirs, and about this bike and this buyer. */
  readonly about: string;
  readonly buyerName?: string;
  /** Otherwise the seller does. */
  readonly buyerPays?: boolean;
  readonly prepare: (typed: TypedTerms) => Promise<Signing>;
};

function Offer({ bike, about, buyerPays = false, ...form }: OfferProps): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const draft = useDraft(about, newTerms(today(), bike.batterySerialNumber));
  usePageTitle(t(($) => $.transfers.offer.title));
  const isProved = bike.status === "registered" && me?.identityLevel === 2;
  const isPossible = isProved && (buyerPays || me.points >= prices.transfer);
  return (
    <>
      <h1>{t(($) => $.transfers.offer.title)}</h1>
      <p className="muted">{t(($) => $.transfers.offer.lead)}</p>
      <Obstacle bike={bike} />
      <Suspense fallback={<ViewSkeleton />}>
        <div className="transfer">
          <TermsForm
            {...form}
            bike={bike}
            draft={draft}
            cost={<Cost buyerPays={buyerPays} />}
            disabled={!isPossible}
          />
        </div>
      </Suspense>
    </>
  );
}

type BuyerProps<Found> = {
  query: UseQueryResult<Found>;
  failed: string;
  children: (found: Found) => ReactNode;
};

/** Waits until it is known who the buyer is. */
function KnownBuyer<Found>({ query, failed, children }: BuyerProps<Found>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (error !== null)
    return <BikesFailure title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return data === undefined ? <ViewSkeleton /> : children(data);
}

/** To the one with whom the seller writes about the bike. Neither learns the other's address. */
function OfferInThread({ bike, threadId }: { bike: OwnBike; threadId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <KnownBuyer query={useQuery(threadQuery(threadId))} failed={t(($) => $.transfers.offer.threadFailed)}>
      {({ otherName }) => (
        <Offer
          bike={bike}
          about={`${bike.id}:${threadId}`}
          buyerName={otherName}
          prepare={(typed) =>
            transferApi.prepareOfferInThread({ params: { threadId }, body: termsWithoutBuyer(typed) })
          }
        />
      )}
    </KnownBuyer>
  );
}

/** To the one who has asked for the bike. */
function OfferForRequest({ bike, requestId }: { bike: OwnBike; requestId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <KnownBuyer query={useQuery(requestQuery(requestId))} failed={t(($) => $.transfers.request.failed)}>
      {({ askerName, askerPays }) => (
        <Offer
          bike={bike}
          about={`${bike.id}:${requestId}`}
          buyerName={askerName}
          buyerPays={askerPays}
          prepare={(typed) =>
            requestApi.prepareOfferForRequest({ params: { requestId }, body: termsWithoutBuyer(typed) })
          }
        />
      )}
    </KnownBuyer>
  );
}

function OfferTo({ bike }: { bike: OwnBike }): ReactNode {
  const [search] = useSearchParams();
  const [threadId, requestId] = [search.get("thread"), search.get("request")];
  if (bike.openTransferId !== undefined) return <Navigate to={`/transfers/${bike.openTransferId}`} replace />;
  if (requestId !== null) return <OfferForRequest bike={bike} requestId={requestId} />;
  if (threadId !== null) return <OfferInThread bike={bike} threadId={threadId} />;
  return (
    <Offer
      bike={bike}
      about={bike.id}
      prepare={(typed) => transferApi.prepareOffer({ params: { bikeId: bike.id }, body: termsOf(typed) })}
    />
  );
}

/** /my-bikes/:bikeId/transfer */
export function OfferPage(): ReactNode {
  const { t } = useTranslation();
  return <OwnBikePage back={t(($) => $.transfers.back)}>{(bike) => <OfferTo bike={bike} />}</OwnBikePage>;
}
