import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrameNumber } from "#contract/frame-number.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { CertificateCard } from "./CertificateCard.tsx";
import type { Draft } from "./draft.ts";
import { VerifiedBadge } from "./VerifiedBadge.tsx";

/** The certificate that the registration leads to, growing beside the form on a desktop. */
export function Certificate({ draft, ownerName }: { draft: Draft; ownerName: string }): ReactNode {
  const { t } = useTranslation();
  const { brand, model, color, type } = draft.details;
  const texts = t(($) => $.certificate, { returnObjects: true });
  return (
    <aside className="certificate certificate--growing" aria-label={texts.label}>
      <CertificateCard
        picture={
          <div className="certificate__art">
            <BikeArt type={type} color={color} />
          </div>
        }
        state={
          draft.analysis?.verified ? (
            <VerifiedBadge />
          ) : (
            <span className="certificate__draft">{texts.draft}</span>
          )
        }
        name={`${brand} ${model}`.trim() || texts.yourBike}
        frameNumber={FrameNumber.safeParse(draft.frameNumber).data}
        ownerName={ownerName}
        color={color}
        type={type}
      />
    </aside>
  );
}
