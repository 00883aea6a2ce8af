import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CameraTools } from "./CameraTools.tsx";

/** Milliseconds without a code before it is said what may help. */
const patience = 10_000;

function SlowHint(): ReactNode {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="qrscan__slow" aria-live="polite">
      {slow && t(($) => $.qrScan.slow)}
    </p>
  );
}

type Props = {
  place: RefObject<HTMLDivElement | null>;
  /** As soon as the camera is open. */
  stream: MediaStream | undefined;
  onCamera: (deviceId: string) => void;
  /** Changes with every code that is read. */
  read: number;
};

/** What the camera sees, and a frame to hold the code in. */
export function ScanView({ place, stream, onCamera, read }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <figure className="qrscan__view" aria-label={t(($) => $.qrScan.view)}>
        <div className="qrscan__camera" id={useId()} ref={place} />
        {stream === undefined ? (
          <p>{t(($) => $.qrScan.starting)}</p>
        ) : (
          <span className="qrscan__frame" aria-hidden="true" />
        )}
      </figure>
      {stream !== undefined && (
        <>
          <p className="qrscan__hint">{t(($) => $.qrScan.hint)}</p>
          <SlowHint key={read} />
          <CameraTools stream={stream} onCamera={onCamera} />
        </>
      )}
    </>
  );
}
