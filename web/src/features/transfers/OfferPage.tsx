import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { problemText } from "#web/i18n/problem-text.ts";
import { today } from "#web/shared/form/today.ts";
import { LoadedBike } from "#web/shared/own-bike/LoadedBike.tsx";
import { ViewSkeleton } from "#web/shared/own-bike/ViewSkeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { newTerms } from "./draft.ts";
import { transferApi } from "./transfer-api.ts";
import { useDraft } from "./use-draft.ts";
import "./transfers.css";

const TermsForm = lazy(async () => ({ default: (await import("./TermsForm.tsx")).TermsForm }));

function Cost(): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (me === undefined) return null;
  const { points } = me;
  const texts = t(($) => $.transfers.offer, { returnObjects: true });
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

function Offer({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const draft = useDraft(bike.id, newTerms(today(), bike.batterySerialNumber));
  usePageTitle(t(($) => $.transfers.offer.title));
  const isPossible = bike.status === "registered" && me?.identityLevel === 2 && me.points >= prices.transfer;
  return (
    <>
      <h1>{t(($) => $.transfers.offer.title)}</h1>
      <p className="muted">{t(($) => $.transfers.offer.lead)}</p>
      <Obstacle bike={bike} />
      <Suspense fallback={<ViewSkeleton />}>
        <div className="transfer">
          <TermsForm
            bike={bike}
            draft={draft}
            prepare={(body) => transferApi.prepareOffer({ params: { bikeId: bike.id }, body })}
            cost={<Cost />}
            disabled={!isPossible}
          />
        </div>
      </Suspense>
    </>
  );
}

/** /my-bikes/:bikeId/transfer */
export function OfferPage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.transfers.back)}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) =>
          bike.openTransferId === undefined ? (
            <Offer bike={bike} />
          ) : (
            <Navigate to={`/transfers/${bike.openTransferId}`} replace />
          )
        }
      </LoadedBike>
    </main>
  );
}
