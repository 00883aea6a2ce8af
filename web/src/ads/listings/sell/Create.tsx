import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { listingApi } from "#web/ads/listings/listings-api.ts";
import { ListingForm } from "./ListingForm.tsx";
import { type detailsOf, newListing, TypedListing } from "./typed-listing.ts";

function Obstacle({ bike }: { bike: OwnBike }): ReactNode {
  const { data: me } = useQuery(meQuery);
  const texts = useTexts(($) => $.sell);
  const reasons = {
    stolen: problemText("stolen-cannot-be-sold"),
    pending_review: texts.notNow,
    registered: undefined,
  };
  const why = bike.openTransferId === undefined ? reasons[bike.status] : texts.waiting;
  if (why !== undefined)
    return (
      <p role="alert" className="sell__obstacle">
        {why}
      </p>
    );
  if (me === undefined || me.identityLevel === 2) return null;
  return (
    <p role="alert" className="sell__obstacle">
      {texts.proveFirst} <Link to="/settings">{texts.prove}</Link>
    </p>
  );
}

function Removed({ bike: { removedAd } }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  if (removedAd === undefined) return null;
  const texts = t(($) => $.sell, { returnObjects: true });
  return (
    <p role="alert" className="sell__obstacle">
      {removedAd.barred ? texts.barred : texts.removedAd}{" "}
      <Link to={`/ad-decisions/${removedAd.caseId}`}>{texts.whyRemoved}</Link>
    </p>
  );
}

const useCreate = (bikeId: string, draft: string) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  // One key for this ad, so that a retry does not create a second one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: ReturnType<typeof detailsOf>) =>
      listingApi.createListing({ params: { bikeId }, body }, { idempotencyKey }),
    onSuccess: async () => {
      forgetInTab(draft);
      toast.success(t(($) => $.sell.published));
      await queries.invalidateQueries({ queryKey: queryKeys.bikes.all });
      await queries.invalidateQueries({ queryKey: queryKeys.listings.all });
    },
  });
};

/** Creates an ad. The draft is kept in the tab until it is published. */
export function Create({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { data: me } = useQuery(meQuery);
  const draft = `cr:listing:${session.state === "signed-in" ? session.userId : ""}:${bike.id}`;
  const [initial] = useState(() => TypedListing.safeParse(keptInTab(draft)).data ?? newListing(bike));
  const saving = useCreate(bike.id, draft);
  usePageTitle(t(($) => $.sell.title));
  const isPossible =
    bike.status === "registered" &&
    bike.openTransferId === undefined &&
    me?.identityLevel === 2 &&
    bike.removedAd?.barred !== true;
  return (
    <>
      <h1>{t(($) => $.sell.title)}</h1>
      <p className="muted">{t(($) => $.sell.lead)}</p>
      <Removed bike={bike} />
      <Obstacle bike={bike} />
      <ListingForm
        bike={bike}
        initial={initial}
        saving={saving}
        disabled={!isPossible}
        onType={(typed) => keepInTab(draft, typed)}
      />
    </>
  );
}
