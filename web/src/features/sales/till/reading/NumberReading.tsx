import { ScanText } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { FrameReadings } from "#contract/analysis.ts";
import { PictureTile } from "#web/ui/pictures/PictureTile.tsx";
import { useReading } from "./use-reading.ts";
import "./reading.css";

type Props = {
  readonly onChoose: (frameNumber: string) => void;
  readonly onClose: () => void;
};

function Offered({
  readings,
  onChoose,
}: Pick<Props, "onChoose"> & { readonly readings: FrameReadings["readings"] }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till.reading, { returnObjects: true, skipInterpolation: true });
  if (readings.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{words.compare}</p>
      <ul className="tillreading__offers">
        {readings.map(({ frameNumber, confidence }) => (
          <li key={frameNumber}>
            <button type="button" className="btn btn--ghost" onClick={() => onChoose(frameNumber)}>
              <span>
                {words.use} <b className="mono">{frameNumber}</b>
              </span>
            </button>
            <span className="muted">{t(($) => $.till.reading.sure, { percent: confidence })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reads the frame number from a picture: what is read is offered, and taken by the one who has the frame in front of them. */
export function NumberReading({ onChoose, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const words = t(($) => $.till.reading, { returnObjects: true, skipInterpolation: true });
  const { picture, readings, isReading, failure, again } = useReading();
  return (
    <section className="tillreading" aria-labelledby={heading}>
      <h2 id={heading} className="sr">
        {words.title}
      </h2>
      <PictureTile
        kind="bike-photo"
        picture={picture}
        words={words.picture}
        drawing={<ScanText size={56} strokeWidth={1.1} />}
        heading="h3"
      />
      <output className="tillreading__answer">
        {isReading && <p>{words.reading}</p>}
        {readings !== undefined && <Offered readings={readings} onChoose={onChoose} />}
      </output>
      {failure !== undefined && (
        <p role="alert" className="tillreading__failure">
          {failure}{" "}
          <button type="button" className="btn btn--quiet" onClick={again}>
            {t(($) => $.common.tryAgain)}
          </button>
        </p>
      )}
      <button type="button" className="btn btn--quiet" onClick={onClose}>
        {words.close}
      </button>
    </section>
  );
}
