import { useCallback, useEffect, useRef, useState } from "react";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import { type PictureFault, faultOf } from "#web/platform/ui/pictures/picture-check.ts";
import type { Picture, PictureFailure, PictureState } from "#web/platform/ui/pictures/picture.ts";
import { preparePicture } from "#web/platform/ui/pictures/prepare-picture.ts";
import { uploadPicture, uploads } from "./upload-picture.ts";

type Events = {
  onKept: (uploadId: string) => void;
  onGone: () => void;
  onFailure?: (failure: PictureFailure) => void;
};

const failureOf = (error: unknown): PictureFailure | undefined => {
  if (error instanceof ProblemError || error instanceof NetworkError) return { error };
  return error instanceof DOMException && error.name === "AbortError" ? undefined : { fault: "unreadable" };
};

type Show = (next: PictureState) => void;

const send = async (kind: ChosenKind, file: Blob, signal: AbortSignal, show: Show): Promise<string> => {
  show({ state: "sending", percent: 0 });
  const fault = await faultOf(file);
  if (fault) throw new RangeError(fault);
  const prepared = await preparePicture(file);
  const preview = URL.createObjectURL(prepared);
  const onProgress = (percent: number) => {
    if (!signal.aborted) show({ state: "sending", percent, preview });
  };
  onProgress(0);
  const upload = await uploadPicture(kind, prepared, { signal, onProgress });
  show({ state: "kept", preview });
  return upload.id;
};

const faults: readonly string[] = [
  "wrong-type",
  "heic",
  "too-large",
  "falsified",
  "unreadable",
] satisfies PictureFault[];
const isFault = (text: string): text is PictureFault => faults.includes(text);

/** Fetches the preview of an earlier upload; calls `onGone` if the upload has expired. */
const useRestored = (
  uploadId: string | undefined,
  current: PictureState,
  show: Show,
  onGone: () => void,
): void => {
  const restore = uploadId !== undefined && current.state === "empty";
  useEffect(() => {
    if (!restore) return undefined;
    const controller = new AbortController();
    uploads
      .getUpload({ params: { uploadId } }, { signal: controller.signal })
      .then(({ url }) => show({ state: "kept", preview: url }))
      .catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === "upload-not-found") onGone();
      });
    return () => controller.abort();
  }, [restore, uploadId, show, onGone]);
};

/** `uploadId` is that of an earlier upload. */
export const usePicture = (kind: ChosenKind, uploadId: string | undefined, events: Events): Picture => {
  const [current, show] = useState<PictureState>({ state: "empty" });
  const running = useRef<AbortController>(undefined);
  const { onKept, onGone, onFailure } = events;
  useRestored(uploadId, current, show, onGone);

  const choose = useCallback(
    (file: Blob) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      send(kind, file, controller.signal, show).then(onKept, (error: unknown) => {
        if (controller.signal.aborted) return;
        const failure =
          error instanceof RangeError && isFault(error.message) ? { fault: error.message } : failureOf(error);
        if (!failure) return;
        show({ state: "failed", failure, file });
        onFailure?.(failure);
      });
    },
    [kind, onKept, onFailure],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    show({ state: "empty" });
  }, []);
  const retry = () => {
    if (current.state === "failed" && current.file) choose(current.file);
  };
  return { ...current, choose, cancel, retry };
};
