import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { watchCodes } from "./watch-codes.ts";

/** Milliseconds without a code before it is said what may help. */
const patience = 10_000;

type Props = {
  stream: MediaStream;
  /** Answers whether this was the code that is looked for. */
  isIt: (text: string) => boolean;
};

/** What the camera sees, and a frame to hold the code in. */
export function ScanView({ stream, isIt }: Props): ReactNode {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const ask = useEffectEvent(isIt);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (video.current === null) return undefined;
    video.current.srcObject = stream;
    const stop = watchCodes(video.current, (text) => ask(text));
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [stream]);
  return (
    <>
      <div className="qrscan__view">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera has no words */}
        <video ref={video} autoPlay playsInline muted aria-label={t(($) => $.qrScan.view)} />
        <span className="qrscan__frame" aria-hidden="true" />
      </div>
      <p className="qrscan__hint">{t(($) => $.qrScan.hint)}</p>
      <p className="qrscan__slow" aria-live="polite">
        {slow && t(($) => $.qrScan.slow)}
      </p>
    </>
  );
}
