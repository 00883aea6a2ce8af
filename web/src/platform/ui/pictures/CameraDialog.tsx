import { Alert, Button, Modal } from "antd";
import { Camera, Zap, ZapOff } from "lucide-react";
import { type ReactNode, useEffect, useState, type MouseEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { canFocus, focusOn, takePicture, closeCamera, openCamera } from "./camera.ts";
import { useTorch } from "./use-torch.ts";
import { preparePicture } from "./prepare-picture.ts";

type CameraViewProps = { stream: MediaStream; onPicture: (picture: Blob) => void };

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

function CameraView({ stream, onPicture }: CameraViewProps): ReactNode {
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

type Props = { onPicture: (picture: Blob) => void; onClose: () => void };

/** Opens the camera from the first attempt until the dialog closes. */
const useCamera = (attempt: number): { stream?: MediaStream; failed: boolean } => {
  const [camera, show] = useState<{ attempt: number; stream?: MediaStream; failed: boolean }>();
  useEffect(() => {
    if (attempt === 0) return undefined;
    const opening = openCamera();
    opening.then(
      (stream) => show({ attempt, stream, failed: false }),
      () => show({ attempt, failed: true }),
    );
    return () => void opening.then(closeCamera, () => undefined);
  }, [attempt]);
  return camera?.attempt === attempt ? camera : { failed: false };
};

function Shot({ picture }: { picture: Blob }): ReactNode {
  const { t } = useTranslation();
  const [url] = useState(() => URL.createObjectURL(picture));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img className="camera__shot" src={url} alt={t(($) => $.camera.preview)} />;
}

function Start({ onStart }: { onStart: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="camera__start">
      <Button type="primary" size="large" icon={<Camera size={20} aria-hidden="true" />} onClick={onStart}>
        {t(($) => $.camera.start)}
      </Button>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      title={t(($) => $.camera.failed)}
      action={<Button onClick={onRetry}>{t(($) => $.common.tryAgain)}</Button>}
    />
  );
}

export function CameraDialog({ onPicture, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.camera, { returnObjects: true });
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Blob>();
  const { stream, failed } = useCamera(attempt);
  const use = async (shot: Blob) => onPicture(await preparePicture(shot));
  const start = () => setAttempt((count) => count + 1);
  const cancel = <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>;
  const footer = picture ? (
    <>
      {cancel}
      <Button onClick={() => setPicture(undefined)}>{texts.again}</Button>
      <Button type="primary" onClick={() => void use(picture)}>
        {texts.use}
      </Button>
    </>
  ) : (
    cancel
  );
  return (
    <Modal open title={texts.title} onCancel={onClose} footer={footer} width={720} destroyOnHidden>
      {attempt === 0 && <Start onStart={start} />}
      {failed && <Failure onRetry={start} />}
      {picture && <Shot picture={picture} />}
      {stream && !picture && <CameraView stream={stream} onPicture={setPicture} />}
    </Modal>
  );
}
