import { useEffect, useState } from "react";
import { closeCamera } from "../pictures/camera.ts";

const wanted: MediaStreamConstraints = {
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
};

export type ScanCamera =
  | { readonly state: "starting" }
  | { readonly state: "open"; readonly stream: MediaStream }
  /** `denied`: the person, or a setting, said no. `failed`: for instance because another app has the camera. */
  | { readonly state: "denied" | "failed" };

const failureOf = (error: unknown): ScanCamera =>
  error instanceof Error && error.name === "NotAllowedError" ? { state: "denied" } : { state: "failed" };

/** The device's camera as long as it is looked at. */
export const useScanCamera = (): { camera: ScanCamera; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [shown, show] = useState<{ attempt: number; camera: ScanCamera }>();
  useEffect(() => {
    const opening = navigator.mediaDevices.getUserMedia(wanted);
    opening.then(
      (stream) => show({ attempt, camera: { state: "open", stream } }),
      (error: unknown) => show({ attempt, camera: failureOf(error) }),
    );
    return () => void opening.then(closeCamera, () => undefined);
  }, [attempt]);
  const camera: ScanCamera = shown?.attempt === attempt ? shown.camera : { state: "starting" };
  return { camera, retry: () => setAttempt((count) => count + 1) };
};
