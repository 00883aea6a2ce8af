import { Printer, ReceiptText } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { PaperButton } from "#web/bikes/papers/PaperButton.tsx";

const ReceiptDialog = lazy(async () => ({ default: (await import("./ReceiptDialog.tsx")).ReceiptDialog }));

function Receipt({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost btn--lg"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ReceiptText size={20} aria-hidden="true" />
        {t(($) => $.bikes.bike.receipt)}
      </button>
      <Suspense>{open && <ReceiptDialog bikeId={bikeId} open onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

export function BikePapers({ bike }: { bike: OwnBike }): ReactNode {
  const heading = useId();
  const texts = useTexts(($) => $.bikes.papers);
  const { id: bikeId, status, stolenInReview } = bike;
  return (
    <section className="papers" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {status === "pending_review" || stolenInReview ? (
        <p className="muted">{texts.review}</p>
      ) : (
        <PaperButton
          wish={{ kind: "certificate", bikeId }}
          label={texts.certificate}
          hint={texts.certificateHint}
        />
      )}
      {status === "stolen" && (
        <>
          <PaperButton
            wish={{ kind: "insurance", bikeId }}
            label={texts.insurance}
            hint={texts.insuranceHint}
          />
          {!stolenInReview && (
            <Link className="btn btn--ghost btn--lg papers__link" to={`/my-bikes/${bikeId}/poster`}>
              <Printer size={20} aria-hidden="true" />
              {texts.poster}
            </Link>
          )}
        </>
      )}
      <Receipt bikeId={bikeId} />
    </section>
  );
}
