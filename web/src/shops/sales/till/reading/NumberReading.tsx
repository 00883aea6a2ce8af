import { ScanText } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FrameReadings, analysisRoutes } from "#contract/bikes/analysis.ts";
import { PictureTile } from "#web/platform/ui/pictures/PictureTile.tsx";
import "./reading.css";
import { useMutation } from "@tanstack/react-query";
import { failureText } from "#web/platform/api/failure-text.ts";
import { createClient } from "#web/platform/api/client.ts";
import { usePicture } from "#web/platform/api/pictures/use-picture.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const analyses = createClient(analysisRoutes, { token: getAccessToken });

const useReading = () => {
  const [uploadId, keep] = useState<string>();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (id: string) => analyses.readFrameNumber({ body: { uploadId: id } }),
  });
  const events = useMemo(
    () => ({
      onKept: (id: string) => {
        keep(id);
        mutate(id);
      },
      onGone: () => keep(undefined),
    }),
    [mutate],
  );
  const picture = usePicture("bike-photo", uploadId, events);
  const choose = (file: Blob): void => {
    reset();
    keep(undefined);
    picture.choose(file);
  };
  return {
    picture: { ...picture, choose },
    readings: data?.readings,
    isReading: isPending,
    failure: error === null ? undefined : failureText(error),
    again: () => uploadId !== undefined && mutate(uploadId),
  };
};

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
      <ul className="stack stack--near tillreading__offers">
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

/** Suggests frame numbers read from a picture; the clerk compares them with the frame and chooses. */
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
      <output className="stack stack--near tillreading__answer">
        {isReading && <p>{words.reading}</p>}
        {readings !== undefined && <Offered readings={readings} onChoose={onChoose} />}
      </output>
      {failure !== undefined && (
        <p role="alert" className="failure">
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
