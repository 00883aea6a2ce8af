import { Alert, Button, Modal } from "antd";
import { Camera } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CameraView } from "./CameraView.tsx";
import { closeCamera, openCamera } from "./camera.ts";
import { preparePicture } from "./prepare-picture.ts";

type Props = { onPicture: (picture: Blob) => void; onClose: () => void };

/** The device's camera from the first attempt on, while the dialog is open, or why there is none. */
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

/** Takes one picture and lets the person look at it before it is used. */
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
