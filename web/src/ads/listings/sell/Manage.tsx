import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { OwnListing } from "#contract/ads/listings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { PlainQuestion } from "#web/platform/one-item/PlainQuestion.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { ViewSkeleton } from "#web/bikes/own-bike/ViewSkeleton.tsx";
import { listingApi, ownListingQuery } from "#web/ads/listings/listings-api.ts";
import { ListingForm } from "./ListingForm.tsx";
import { type detailsOf, typedOf } from "./typed-listing.ts";

const Buyers = lazy(async () => ({ default: (await import("./Buyers.tsx")).Buyers }));

const moves = {
  pause: listingApi.pauseListing,
  resume: listingApi.resumeListing,
  renew: listingApi.renewListing,
  sell: listingApi.sellOutside,
  end: listingApi.endListing,
} as const;
type Move = keyof typeof moves;

const useListing = <Input,>(
  listingId: string,
  work: (input: Input) => Promise<OwnListing>,
  done?: () => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: async (listing) => {
      done?.();
      queries.setQueryData(ownListingQuery(listingId).queryKey, listing);
      await queries.invalidateQueries({ queryKey: queryKeys.bikes.all });
      await queries.invalidateQueries({ queryKey: queryKeys.listings.all });
    },
  });
};

function Counts({ listing }: { listing: OwnListing }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, views, inquiries, endsAt } = listing;
  return (
    <>
      <p className="sell__state">
        <b>{t(($) => $.sell.state[state], { day: dayText(endsAt, language) })}</b>
      </p>
      <p className="muted">
        {t(($) => $.sell.views, { count: views })}, {t(($) => $.sell.inquiries, { count: inquiries })}.{" "}
        {t(($) => $.sell.counted)}
      </p>
    </>
  );
}

type Dialog = "buyers" | "sell" | "end";

type ButtonsProps = {
  listing: OwnListing;
  busy: boolean;
  onMove: (name: Move) => void;
  onOpen: (which: Dialog) => void;
};

function Buttons({ listing, busy, onMove, onOpen }: ButtonsProps): ReactNode {
  const texts = useTexts(($) => $.sell);
  const { id, state } = listing;
  const button = (text: string, press: () => void, opens = false): ReactNode => (
    <button
      type="button"
      className="btn btn--ghost"
      aria-haspopup={opens ? "dialog" : undefined}
      aria-disabled={busy}
      onClick={busy ? undefined : press}
    >
      {text}
    </button>
  );
  return (
    <>
      {state === "active" && (
        <Link className="btn btn--primary" to={`/bike-ads/${id}`}>
          {texts.see}
        </Link>
      )}
      {button(texts.soldHere, () => onOpen("buyers"), true)}
      {button(texts.soldOutside, () => onOpen("sell"), true)}
      {state === "active" && button(texts.pause, () => onMove("pause"))}
      {state === "paused" && button(texts.resume, () => onMove("resume"))}
      {state === "expired" && button(texts.renew, () => onMove("renew"))}
      {button(texts.end, () => onOpen("end"), true)}
    </>
  );
}

function Actions({ listing }: { listing: OwnListing }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sell, { returnObjects: true });
  const [dialog, open] = useState<Dialog>();
  const close = (): void => open(undefined);
  const { id } = listing;
  const moving = useListing(id, (name: Move) => moves[name]({ params: { listingId: id } }), close);
  const { isPending, error, mutate } = moving;
  return (
    <div className="ways">
      <Buttons listing={listing} busy={isPending} onMove={mutate} onOpen={open} />
      {error && dialog === undefined && <p role="alert">{failureText(error)}</p>}
      <Suspense>{dialog === "buyers" && <Buyers listing={listing} onClose={close} />}</Suspense>
      {(dialog === "sell" || dialog === "end") && (
        <PlainQuestion
          title={dialog === "sell" ? texts.soldOutside : texts.end}
          text={texts.sure[dialog]}
          yes={texts.sure.yes[dialog]}
          no={texts.sure.no}
          danger
          asking={moving}
          onYes={() => mutate(dialog)}
          onClose={close}
        />
      )}
    </div>
  );
}

function Open({ bike, listing }: { bike: OwnBike; listing: OwnListing }): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const { id } = listing;
  usePageTitle(t(($) => $.sell.editTitle));
  const saving = useListing(
    id,
    (body: ReturnType<typeof detailsOf>) => listingApi.editListing({ params: { listingId: id }, body }),
    () => toast.success(t(($) => $.sell.saved)),
  );
  return (
    <>
      <h1>{t(($) => $.sell.editTitle)}</h1>
      <Counts listing={listing} />
      <Actions listing={listing} />
      {listing.state !== "expired" && (
        <ListingForm bike={bike} listing={listing} initial={typedOf(listing)} saving={saving} />
      )}
    </>
  );
}

export function Manage({ bike, listingId }: { bike: OwnBike; listingId: string }): ReactNode {
  const { data, error } = useQuery(ownListingQuery(listingId));
  if (data !== undefined) return <Open bike={bike} listing={data} />;
  return error === null ? <ViewSkeleton /> : <p role="alert">{failureText(error)}</p>;
}
