import { Button } from "antd";
import { Camera, Zap, ZapOff } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { canFocus, focusOn, takePicture } from "./camera.ts";
import { useTorch } from "./use-torch.ts";

type Props = { stream: MediaStream; onPicture: (picture: Blob) => void };

function TorchButton({ stream }: { stream: MediaStream }): ReactNode {
  const { t } = useTranslation();
  const { has, on, toggle } = useTorch(stream);
  if (!has) return null;
  return (
    <Button
      icon={on ? <ZapOff size={18} aria-hidden="true" /> : <Zap size={18} aria-hidden="true" />}
      onClick={() => void toggle()}
    >
      {on ? t(($) => $.camera.torchOff) : t(($) => $.camera.torchOn)}
    </Button>
  );
}

function ShootButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button
      type="primary"
      size="large"
      disabled={disabled}
      icon={<Camera size={20} aria-hidden="true" />}
      onClick={onClick}
    >
      {t(($) => $.camera.shoot)}
    </Button>
  );
}

/** The moving picture, with focus where it is tapped and a torch where the device has them. */
export function CameraView({ stream, onPicture }: Props): ReactNode {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const focus = (event: MouseEvent<HTMLVideoElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    void focusOn(stream, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const shoot = async () => {
    if (video.current) onPicture(await takePicture(video.current));
  };
  return (
    <div className="camera">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera has no words */}
      <video
        ref={video}
        className="camera__view"
        autoPlay
        playsInline
        muted
        onLoadedData={() => setReady(true)}
        {...(canFocus(stream) && { onClick: focus })}
      />
      {canFocus(stream) && <p className="hint">{t(($) => $.camera.focus)}</p>}
      <div className="camera__actions">
        <TorchButton stream={stream} />
        <ShootButton disabled={!ready} onClick={() => void shoot()} />
      </div>
    </div>
  );
}
