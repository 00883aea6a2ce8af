import { useEffect, useState } from "react";
import { closeCamera, openCamera } from "#web/platform/ui/pictures/camera.ts";

export type Camera =
  | { readonly is: "starting" }
  | { readonly is: "denied" | "none" | "failed" }
  | { readonly is: "open"; readonly stream: MediaStream };

const failureOf = (error: unknown): Camera => {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return { is: "denied" };
  // Undefined on insecure pages.
  return { is: name === "NotFoundError" || navigator.mediaDevices === undefined ? "none" : "failed" };
};

const open = async (): Promise<Camera> => {
  try {
    return { is: "open", stream: await openCamera() };
  } catch (error) {
    return failureOf(error);
  }
};

/** Opens the camera until the component is gone. */
export const useCamera = (): { camera: Camera; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [seen, show] = useState<{ attempt: number; camera: Camera }>();
  useEffect(() => {
    const opening = open();
    void opening.then((camera) => show({ attempt, camera }));
    return () => void opening.then((camera) => camera.is === "open" && closeCamera(camera.stream));
  }, [attempt]);
  return {
    camera: seen?.attempt === attempt ? seen.camera : { is: "starting" },
    retry: () => setAttempt((count) => count + 1),
  };
};
