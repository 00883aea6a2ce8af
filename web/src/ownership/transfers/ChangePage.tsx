import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { LoadedBike } from "#web/bikes/own-bike/LoadedBike.tsx";
import { ViewSkeleton } from "#web/bikes/own-bike/ViewSkeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { termsOf, termsWithoutBuyer, typedOf } from "./draft.ts";
import { LoadedTransfer } from "./LoadedTransfer.tsx";
import { transferApi } from "#web/ownership/handover/transfer-api.ts";
import { useDraft } from "./use-draft.ts";
import "./transfers.css";

const TermsForm = lazy(async () => ({ default: (await import("./TermsForm.tsx")).TermsForm }));

function Change({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { id: transferId, bikeId, version, terms, buyerName, expiresAt } = transfer;
  const bodyOf = buyerName === undefined ? termsOf : termsWithoutBuyer;
  const draft = useDraft(`${transferId}:${version}`, typedOf(terms));
  usePageTitle(t(($) => $.transfers.change.title));
  return (
    <>
      <h1>{t(($) => $.transfers.change.title)}</h1>
      <p className="muted">{t(($) => $.transfers.change.lead)}</p>
      <LoadedBike bikeId={bikeId}>
        {(bike) => (
          <Suspense fallback={<ViewSkeleton />}>
            <div className="transfer">
              <TermsForm
                bike={bike}
                draft={draft}
                buyerName={buyerName}
                answerBy={expiresAt}
                prepare={(typed) =>
                  transferApi.prepareChange({ params: { transferId }, body: bodyOf(typed) })
                }
              />
            </div>
          </Suspense>
        )}
      </LoadedBike>
    </>
  );
}

export function ChangePage(): ReactNode {
  const { t } = useTranslation();
  const { transferId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <BackLink to={`/transfers/${transferId}`}>{t(($) => $.common.back)}</BackLink>
      <LoadedTransfer key={transferId} transferId={transferId}>
        {(transfer) =>
          transfer.role === "seller" && transfer.state === "requested" ? (
            <Change key={transfer.version} transfer={transfer} />
          ) : (
            <Navigate to={`/transfers/${transferId}`} replace />
          )
        }
      </LoadedTransfer>
    </main>
  );
}
