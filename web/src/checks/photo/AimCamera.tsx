import { Camera as CameraSign, Zap, ZapOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { canFocus, focusOn } from "#web/platform/ui/pictures/camera.ts";
import { useTorch } from "#web/platform/ui/pictures/use-torch.ts";
import { type Region, regionInFrame } from "./picture-region.ts";

function Torch({ stream }: { stream: MediaStream }): ReactNode {
  const { t } = useTranslation();
  const { has, on, toggle } = useTorch(stream);
  const Sign = on ? ZapOff : Zap;
  if (!has) return null;
  return (
    <button type="button" className="btn btn--ghost" onClick={() => void toggle()}>
      <Sign size={18} aria-hidden="true" />
      {on ? t(($) => $.camera.torchOff) : t(($) => $.camera.torchOn)}
    </button>
  );
}

type Props = { stream: MediaStream; onShoot: (video: HTMLVideoElement, region: Region) => void };

/** Shows the camera's picture with a frame, to which the photo is cropped. */
export function AimCamera({ stream, onShoot }: Props): ReactNode {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    // Most cameras focus on a near, small number only when asked to focus on the middle.
    if (canFocus(stream)) void focusOn(stream, 0.5, 0.5);
  }, [stream]);
  const shoot = (): void => {
    if (video.current === null || frame.current === null) return;
    const { videoWidth: width, videoHeight: height } = video.current;
    const shown = video.current.getBoundingClientRect();
    onShoot(video.current, regionInFrame({ width, height }, shown, frame.current.getBoundingClientRect()));
  };
  return (
    <>
      <div className="photo__stage">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera has no words */}
        <video
          ref={video}
          aria-label={t(($) => $.checkPhoto.view)}
          autoPlay
          playsInline
          muted
          onLoadedData={() => setReady(true)}
        />
        <span ref={frame} className="photo__frame" aria-hidden="true" />
      </div>
      <div className="photo__actions">
        <button type="button" className="btn btn--primary btn--lg" disabled={!ready} onClick={shoot}>
          <CameraSign size={20} aria-hidden="true" />
          {t(($) => $.checkPhoto.shoot)}
        </button>
        <Torch stream={stream} />
      </div>
    </>
  );
}
