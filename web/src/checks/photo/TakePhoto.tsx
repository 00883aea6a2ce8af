import { ImageUp } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileInput } from "#web/platform/ui/pictures/FileInput.tsx";
import { faultOf, type PictureFault } from "#web/platform/ui/pictures/picture-check.ts";
import { AimCamera } from "./AimCamera.tsx";
import { PhotoTips } from "./PhotoTips.tsx";
import type { Region } from "./picture-region.ts";
import { closeCamera, openCamera } from "#web/platform/ui/pictures/camera.ts";

type Camera =
  | { readonly is: "starting" }
  | { readonly is: "denied" | "none" | "failed" }
  | { readonly is: "open"; readonly stream: MediaStream };

const failureOf = (error: unknown): Camera => {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return { is: "denied" };
  // Undefined on insecure pages.
  return { is: name === "NotFoundError" || navigator.mediaDevices === undefined ? "none" : "failed" };
};

const startCamera = async (): Promise<Camera> => {
  try {
    return { is: "open", stream: await openCamera() };
  } catch (error) {
    return failureOf(error);
  }
};

/** Opens the camera until the component is gone. */
const useCamera = (): { camera: Camera; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [seen, show] = useState<{ attempt: number; camera: Camera }>();
  useEffect(() => {
    const opening = startCamera();
    void opening.then((camera) => show({ attempt, camera }));
    return () => void opening.then((camera) => camera.is === "open" && closeCamera(camera.stream));
  }, [attempt]);
  return {
    camera: seen?.attempt === attempt ? seen.camera : { is: "starting" },
    retry: () => setAttempt((count) => count + 1),
  };
};

type FileButtonProps = { label: string; fromCamera?: boolean; onFile: (file: File) => void };

function FileButton({ label, fromCamera = false, onFile }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label={label} fromCamera={fromCamera} onFile={onFile} />
      <button type="button" className="btn btn--ghost" onClick={() => input.current?.click()}>
        <ImageUp size={20} aria-hidden="true" />
        {label}
      </button>
    </>
  );
}

const open = async (file: Blob): Promise<ImageBitmap | PictureFault> => {
  const fault = await faultOf(file);
  if (fault !== undefined) return fault;
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => "unreadable" as const);
};

type Props = {
  /** Shown instead of the camera. */
  given: Blob | undefined;
  onShoot: (video: HTMLVideoElement, region: Region) => void;
  onPicture: (picture: ImageBitmap) => void;
};

function CameraPart({
  onShoot,
  camera,
  retry,
}: Pick<Props, "onShoot"> & ReturnType<typeof useCamera>): ReactNode {
  const { t } = useTranslation();
  if (camera.is === "open")
    return (
      <>
        <p>{t(($) => $.checkPhoto.aim)}</p>
        <AimCamera stream={camera.stream} onShoot={onShoot} />
      </>
    );
  if (camera.is === "starting") return <output>{t(($) => $.checkPhoto.starting)}</output>;
  return (
    <p role="alert">
      {t(($) => $.checkPhoto.camera[camera.is])}{" "}
      {camera.is !== "none" && (
        <button type="button" className="btn btn--quiet" onClick={retry}>
          {t(($) => $.common.tryAgain)}
        </button>
      )}
    </p>
  );
}

export function TakePhoto({ given, onShoot, onPicture }: Props): ReactNode {
  const { t } = useTranslation();
  const { camera, retry } = useCamera();
  const [fault, tell] = useState<PictureFault>();
  const take = (opened: ImageBitmap | PictureFault): void => {
    tell(typeof opened === "string" ? opened : undefined);
    if (typeof opened !== "string") onPicture(opened);
  };
  const use = async (file: File): Promise<void> => take(await open(file));
  const takeGiven = useEffectEvent(take);
  useEffect(() => {
    if (given !== undefined) void open(given).then((opened) => takeGiven(opened));
  }, [given]);
  return (
    <>
      <CameraPart camera={camera} retry={retry} onShoot={onShoot} />
      {fault !== undefined && (
        <p role="alert" className="photo__failure">
          {t(($) => $.pictures.faults[fault])}
        </p>
      )}
      <div className="photo__actions">
        {camera.is !== "open" && camera.is !== "starting" && (
          <FileButton label={t(($) => $.checkPhoto.take)} fromCamera onFile={(file) => void use(file)} />
        )}
        <FileButton label={t(($) => $.checkPhoto.choose)} onFile={(file) => void use(file)} />
      </div>
      <details>
        <summary>{t(($) => $.checkPhoto.tips.title)}</summary>
        <PhotoTips />
      </details>
    </>
  );
}
