import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FrameNumber } from "#contract/frame-number.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import type { Draft } from "./draft.ts";

function Facts({ draft, ownerName }: { draft: Draft; ownerName: string }): ReactNode {
  const { t } = useTranslation();
  const { color, type } = draft.details;
  return (
    <dl className="certificate__facts">
      <div>
        <dt>{t(($) => $.certificate.owner)}</dt>
        <dd>{ownerName}</dd>
      </div>
      <div>
        <dt>{t(($) => $.certificate.color)}</dt>
        <dd>{color ? t(($) => $.vocabulary.colours[color]) : "–"}</dd>
      </div>
      <div>
        <dt>{t(($) => $.certificate.type)}</dt>
        <dd>{type ? t(($) => $.vocabulary.types[type]) : "–"}</dd>
      </div>
    </dl>
  );
}

/** The certificate that the registration leads to, growing beside the form on a desktop. */
export function Certificate({ draft, ownerName }: { draft: Draft; ownerName: string }): ReactNode {
  const { t } = useTranslation();
  const { brand, model, color, type } = draft.details;
  const number = FrameNumber.safeParse(draft.frameNumber);
  const texts = t(($) => $.certificate, { returnObjects: true });
  return (
    <aside className="certificate" aria-label={texts.label}>
      <div className="certificate__art">
        <BikeArt type={type} color={color} />
      </div>
      <div className="certificate__body">
        <p className="certificate__kind">
          {texts.title}
          {draft.analysis?.verified ? (
            <span className="badge badge--registered">
              <BadgeCheck size={16} aria-hidden="true" />
              {texts.verified}
            </span>
          ) : (
            <span className="certificate__draft">{texts.draft}</span>
          )}
        </p>
        <p className="certificate__name">{`${brand} ${model}`.trim() || texts.yourBike}</p>
        {number.success ? (
          <Plate number={number.data} label={t(($) => $.common.frameNumber)} size="lg" />
        ) : (
          <span className="certificate__plate">{t(($) => $.common.frameNumber)}</span>
        )}
        <Facts draft={draft} ownerName={ownerName} />
      </div>
    </aside>
  );
}
