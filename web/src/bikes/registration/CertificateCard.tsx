import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import "./certificate.css";

type Props = {
  picture: ReactNode;
  state: ReactNode;
  name: string;
  /** Undefined while the typed number is not valid. */
  frameNumber: string | undefined;
  ownerName: string;
  color: BikeColour | undefined;
  type: BikeType | undefined;
};

function Facts({ ownerName, color, type }: Pick<Props, "ownerName" | "color" | "type">): ReactNode {
  const { t } = useTranslation();
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

export function CertificateCard({ picture, state, name, frameNumber, ...facts }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {picture}
      <div className="certificate__body">
        <p className="certificate__kind">
          {t(($) => $.certificate.title)}
          {state}
        </p>
        <p className="certificate__name">{name}</p>
        {frameNumber === undefined ? (
          <span className="certificate__plate">{t(($) => $.common.frameNumber)}</span>
        ) : (
          <Plate number={frameNumber} label={t(($) => $.common.frameNumber)} size="lg" />
        )}
        <Facts {...facts} />
      </div>
    </>
  );
}
