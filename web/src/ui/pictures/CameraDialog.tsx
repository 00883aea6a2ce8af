import { Alert, Button, Modal } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CameraView } from "./CameraView.tsx";
import { closeCamera, openCamera } from "./camera.ts";
import { preparePicture } from "./prepare-picture.ts";

type Props = { onPicture: (picture: Blob) => void; onClose: () => void };

/** The device's camera while the dialog is open, or why there is none. */
const useCamera = (attempt: number): { stream?: MediaStream; failed: boolean } => {
  const [camera, show] = useState<{ attempt: number; stream?: MediaStream; failed: boolean }>();
  useEffect(() => {
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

/** Takes one picture and lets the person look at it before it is used. */
export function CameraDialog({ onPicture, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.camera, { returnObjects: true });
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Blob>();
  const { stream, failed } = useCamera(attempt);
  const use = async (shot: Blob) => onPicture(await preparePicture(shot));
  const footer = picture && [
    <Button key="again" onClick={() => setPicture(undefined)}>
      {texts.again}
    </Button>,
    <Button key="use" type="primary" onClick={() => void use(picture)}>
      {texts.use}
    </Button>,
  ];
  return (
    <Modal open title={texts.title} onCancel={onClose} footer={footer ?? null} width={720} destroyOnHidden>
      {failed && (
        <Alert
          type="error"
          showIcon
          title={texts.failed}
          action={
            <Button onClick={() => setAttempt((count) => count + 1)}>{t(($) => $.common.tryAgain)}</Button>
          }
        />
      )}
      {picture && <Shot picture={picture} />}
      {stream && !picture && <CameraView stream={stream} onPicture={setPicture} />}
    </Modal>
  );
}
