import { type ReactNode, useRef, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { ScanView } from "./ScanView.tsx";
import { CameraOff, CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ScannerFailure, type OpenScanner, openScanner } from "./open-scanner.ts";
import { usePageHidden } from "./use-page-hidden.ts";
import { inTurn } from "./in-turn.ts";

/** Scales the view to fill its shorter side while the video keeps the full size that is read. Calls `onTurned` when the camera is rotated. */
const fitVideo = (place: HTMLElement, onTurned: () => void): (() => void) => {
  const video = place.querySelector("video");
  if (video === null) return () => undefined;
  let wasUpright: boolean | undefined;
  const fit = (): void => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) return;
    const upright = height > width;
    if (wasUpright !== undefined && wasUpright !== upright) onTurned();
    wasUpright = upright;
    const shown = place.parentElement?.clientWidth ?? 0;
    place.style.setProperty("--qrscan-scale", String(shown / Math.min(width, height)));
  };
  fit();
  video.addEventListener("resize", fit);
  return () => video.removeEventListener("resize", fit);
};

type Scan =
  | { readonly state: "starting" | ScannerFailure }
  | { readonly state: "open"; readonly stream: MediaStream };

type ScannerRun = {
  readonly place: HTMLElement;
  readonly deviceId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onScan: (scan: Scan) => void;
  /** The library does not move its reading region when the camera is rotated. */
  readonly onTurned: () => void;
};

const closeLater = (opening: Promise<OpenScanner | ScannerFailure>): Promise<void> =>
  inTurn(async () => {
    const opened = await opening;
    if (typeof opened !== "string") await opened.close();
  });

/** Starts scanning and reports its state. Returns a function that stops it. */
const runScanner = ({ place, deviceId, onText, onScan, onTurned }: ScannerRun): (() => void) => {
  let stopped = false;
  let stopFitting = (): void => undefined;
  const tell = (scan: Scan): void => {
    if (!stopped) onScan(scan);
  };
  const opening = inTurn(async () => (stopped ? "failed" : openScanner({ place, deviceId, onText })));
  const show = async (): Promise<void> => {
    const opened = await opening;
    if (stopped) return;
    if (typeof opened === "string") return tell({ state: opened });
    const { stream } = opened;
    stopFitting = fitVideo(place, onTurned);
    const [track] = stream.getVideoTracks();
    track?.addEventListener("ended", () => tell({ state: "failed" }), { once: true });
    tell({ state: "open", stream });
  };
  void show();
  return () => {
    stopped = true;
    stopFitting();
    void closeLater(opening);
  };
};

const starting: Scan = { state: "starting" };

const useScanner = (place: RefObject<HTMLElement | null>, onText: (text: string) => void) => {
  const [attempt, setAttempt] = useState(0);
  const [deviceId, choose] = useState<string>();
  const hidden = usePageHidden();
  const tell = useEffectEvent(onText);
  const run = `${attempt} ${deviceId} ${hidden}`;
  const [shown, show] = useState<{ run: string; scan: Scan }>({ run, scan: starting });
  useEffect(() => {
    if (hidden || place.current === null) return undefined;
    return runScanner({
      place: place.current,
      deviceId,
      onText: (text) => tell(text),
      onScan: (scan) => show({ run, scan }),
      onTurned: () => setAttempt((count) => count + 1),
    });
  }, [place, deviceId, hidden, run]);
  const startOver = (): void => {
    choose(undefined);
    setAttempt((count) => count + 1);
  };
  return { scan: shown.run === run ? shown.scan : starting, choose, startOver };
};

type RefusalProps = { why: ScannerFailure; onRetry: () => void };

function CameraRefusal({ why, onRetry }: RefusalProps): ReactNode {
  const { t } = useTranslation();
  const steps = t(($) => $.qrScan.denied.steps, { returnObjects: true });
  const Sign = why === "unloaded" ? CloudOff : CameraOff;
  return (
    <div className="qrscan__refusal" role="alert">
      <Sign size={34} strokeWidth={1.7} aria-hidden="true" />
      <h3>{t(($) => $.qrScan[why].title)}</h3>
      <p>{t(($) => $.qrScan[why].text)}</p>
      {why === "denied" && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}

type Props = { onText: (text: string) => void; read: number };

export function CameraPart({ onText, read }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { scan, choose, startOver } = useScanner(place, onText);
  switch (scan.state) {
    case "starting":
    case "open": {
      const stream = scan.state === "open" ? scan.stream : undefined;
      return <ScanView place={place} stream={stream} onCamera={choose} read={read} />;
    }
    case "denied":
    case "none":
    case "failed":
    case "unloaded":
      return <CameraRefusal why={scan.state} onRetry={startOver} />;
  }
}
