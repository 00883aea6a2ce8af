import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { SwitchCamera, Zap, ZapOff } from "lucide-react";
import { useTorch } from "#web/platform/ui/pictures/use-torch.ts";

type CameraToolsProps = { stream: MediaStream; onCamera: (deviceId: string) => void };

const nextCamera = async (stream: MediaStream): Promise<string | null> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  const ids = devices.flatMap(({ kind, deviceId }) => (kind === "videoinput" ? [deviceId] : []));
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId ?? "";
  return ids.length < 2 ? null : (ids[(ids.indexOf(current) + 1) % ids.length] ?? null);
};

function OtherCamera({ stream, onCamera }: CameraToolsProps): ReactNode {
  const { t } = useTranslation();
  // Device ids are available only after permission is granted.
  const { data } = useQuery({ queryKey: ["next-camera", stream.id], queryFn: () => nextCamera(stream) });
  if (typeof data !== "string") return null;
  return (
    <button type="button" className="btn btn--quiet" onClick={() => onCamera(data)}>
      <SwitchCamera size={18} aria-hidden="true" />
      {t(($) => $.qrScan.otherCamera)}
    </button>
  );
}

function CameraTools({ stream, onCamera }: CameraToolsProps): ReactNode {
  const { t } = useTranslation();
  const torch = useTorch(stream);
  const Sign = torch.on ? ZapOff : Zap;
  return (
    <div className="qrscan__tools">
      {torch.has && (
        <button type="button" className="btn btn--quiet" onClick={() => void torch.toggle()}>
          <Sign size={18} aria-hidden="true" />
          {torch.on ? t(($) => $.camera.torchOff) : t(($) => $.camera.torchOn)}
        </button>
      )}
      <OtherCamera stream={stream} onCamera={onCamera} />
    </div>
  );
}

/** Milliseconds without a code before a hint is shown. */
const slowAfter = 10_000;

function SlowHint(): ReactNode {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
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
  stream: MediaStream | undefined;
  onCamera: (deviceId: string) => void;
  /** Changes with every code read. */
  read: number;
};

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
