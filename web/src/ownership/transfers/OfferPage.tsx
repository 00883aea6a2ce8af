import { useQuery, queryOptions } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import type { OwnListing } from "#contract/ads/listings.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";
import { today } from "#web/platform/ui/form/today.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { UnlessDisputed } from "#web/bikes/own-bike/DisputedNote.tsx";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { ViewSkeleton } from "#web/bikes/own-bike/ViewSkeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { requestApi, requestQuery } from "#web/ownership/requests/request-api.ts";
import type { Thread } from "#contract/messages/messages.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";
import { transferApi } from "#web/ownership/handover/transfer-api.ts";
import { ownAdQuery } from "./own-ad-query.ts";
import { ProveFirst } from "./ProveFirst.tsx";
import { newTerms, termsOf, termsWithoutBuyer, type TypedTerms } from "./draft.ts";
import { useDraft } from "./use-draft.ts";
import "./transfers.css";

const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: queryKeys.threads.head(threadId),
    queryFn: async ({ signal }): Promise<Thread> =>
      (await messagesApi.getThread({ params: { threadId }, query: { limit: 1 } }, { signal })).thread,
  });

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

function Obstacle({ bike }: { bike: OwnBike }): ReactNode {
  const { data: me } = useQuery(meQuery);
  const { notNow } = useTexts(($) => $.transfers.offer);
  const stolen = problemText("stolen-cannot-be-transferred");
  const why = { stolen, pending_review: notNow, registered: undefined }[bike.status];
  if (why !== undefined)
    return (
      <p role="alert" className="transfer__obstacle">
        {why}
      </p>
    );
  if (me === undefined || me.identityLevel === 2) return null;
  return <ProveFirst />;
}

type OfferProps = {
  readonly bike: OwnBike;
  /** Key of the draft: bike, and buyer if known. */
  readonly about: string;
  readonly buyerName?: string;
  readonly buyerPays?: boolean;
  readonly prepare: (typed: TypedTerms) => Promise<Signing>;
};

const waiting = ["badge", "title", "plate", "block"] as const;

function Offer(props: OfferProps): ReactNode {
  const ad = useQuery(ownAdQuery(props.bike.openListingId));
  return ad.isLoading ? <Skeleton of={waiting} /> : <OfferForm {...props} ad={ad.data} />;
}

type FormProps = OfferProps & { readonly ad: OwnListing | undefined };

function OfferForm({ bike, about, ad, buyerPays = false, ...form }: FormProps): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const draft = useDraft(about, newTerms(today(), bike.batterySerialNumber, ad));
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

function OfferInThread({ bike, threadId }: { bike: OwnBike; threadId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Loaded
      of={waiting}
      query={useQuery(threadQuery(threadId))}
      failed={t(($) => $.transfers.offer.threadFailed)}
    >
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
    </Loaded>
  );
}

function OfferForRequest({ bike, requestId }: { bike: OwnBike; requestId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Loaded
      of={waiting}
      query={useQuery(requestQuery(requestId))}
      failed={t(($) => $.transfers.request.failed)}
    >
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
    </Loaded>
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

export function OfferPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.transfers.back)}>
      {(bike) => (
        <UnlessDisputed bike={bike} title={t(($) => $.transfers.offer.title)}>
          <OfferTo bike={bike} />
        </UnlessDisputed>
      )}
    </OwnBikeFrame>
  );
}
