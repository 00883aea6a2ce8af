import { Printer } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OwnBike } from "#contract/bikes.ts";
import { PaperButton } from "./PaperButton.tsx";
import "./papers.css";

/** What can be printed of a bike; more if it is stolen. */
export function BikePapers({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const texts = t(($) => $.bikes.papers, { returnObjects: true, skipInterpolation: true });
  const { id: bikeId, status } = bike;
  return (
    <section className="papers" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {status === "pending_review" ? (
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
          <Link className="btn btn--ghost papers__link" to={`/my-bikes/${bikeId}/poster`}>
            <Printer size={20} aria-hidden="true" />
            {texts.poster}
          </Link>
        </>
      )}
    </section>
  );
}
