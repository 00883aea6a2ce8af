import { useQuery } from "@tanstack/react-query";
import { SwitchCamera, Zap, ZapOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTorch } from "../pictures/use-torch.ts";

type Props = { stream: MediaStream; onCamera: (deviceId: string) => void };

/** The camera after this one, if there are several. */
const nextCamera = async (stream: MediaStream): Promise<string | null> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  const ids = devices.flatMap(({ kind, deviceId }) => (kind === "videoinput" ? [deviceId] : []));
  const current = stream.getVideoTracks()[0]?.getSettings().deviceId ?? "";
  return ids.length < 2 ? null : (ids[(ids.indexOf(current) + 1) % ids.length] ?? null);
};

function OtherCamera({ stream, onCamera }: Props): ReactNode {
  const { t } = useTranslation();
  // Their names are told only now that one of them may be used.
  const { data } = useQuery({ queryKey: ["next-camera", stream.id], queryFn: () => nextCamera(stream) });
  if (typeof data !== "string") return null;
  return (
    <button type="button" className="btn btn--quiet" onClick={() => onCamera(data)}>
      <SwitchCamera size={18} aria-hidden="true" />
      {t(($) => $.qrScan.otherCamera)}
    </button>
  );
}

/** Light and another camera, on devices that have them. */
export function CameraTools({ stream, onCamera }: Props): ReactNode {
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
