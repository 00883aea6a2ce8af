import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import type { Photo, Photos } from "#web/platform/ui/pictures/photos.ts";
import { faultOf } from "#web/platform/ui/pictures/picture-check.ts";
import { preparePicture } from "#web/platform/ui/pictures/prepare-picture.ts";
import { uploadPicture, uploads } from "./upload-picture.ts";

type StoredPhotos = readonly { readonly id: string; readonly url?: string }[];

type Change = (how: (photos: readonly Photo[]) => readonly Photo[]) => void;

const update = (change: Change, key: string, more: Partial<Photo>): void =>
  change((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...more } : photo)));

const drop = (change: Change, key: string): void =>
  change((photos) => photos.filter((photo) => photo.key !== key));

const send = async (kind: ChosenKind, file: File, signal: AbortSignal, change: Change): Promise<void> => {
  const fault = await faultOf(file);
  if (fault) throw new RangeError(fault);
  const prepared = await preparePicture(file);
  const key = crypto.randomUUID();
  change((photos) => [...photos, { key, url: URL.createObjectURL(prepared), percent: 0 }]);
  try {
    const onProgress = (percent: number): void => update(change, key, { percent });
    const { id } = await uploadPicture(kind, prepared, { signal, onProgress });
    update(change, key, { id, percent: 100 });
  } catch (error) {
    drop(change, key);
    throw error;
  }
};

/** Fetches the previews of earlier uploads, and drops those that have expired. */
const fetchPreviews = (stored: StoredPhotos, signal: AbortSignal, change: Change): void => {
  for (const { id: uploadId, url: known } of stored)
    if (known === undefined)
      uploads.getUpload({ params: { uploadId } }, { signal }).then(
        ({ url }) => update(change, uploadId, { url }),
        (error: unknown) => {
          if (error instanceof ProblemError && error.code === "upload-not-found") drop(change, uploadId);
        },
      );
};

type PhotoOptions = { readonly kind: ChosenKind; readonly max: number; readonly kept: StoredPhotos };

/** Several pictures, uploaded or being uploaded. */
export const usePhotos = ({ kind, max, kept }: PhotoOptions): Photos => {
  const { t } = useTranslation();
  const [first] = useState(kept);
  const [photos, set] = useState<readonly Photo[]>(() =>
    first.map((one) => ({ ...one, key: one.id, percent: 100 })),
  );
  const [fault, setFault] = useState<string>();
  const running = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    fetchPreviews(first, controller.signal, set);
    return () => controller.abort();
  }, [first]);
  const add = async (files: readonly File[]): Promise<void> => {
    const room = max - photos.length;
    setFault(files.length > room ? t(($) => $.pictures.full, { max }) : undefined);
    for (const file of files.slice(0, room)) {
      try {
        await send(kind, file, running.current.signal, set);
      } catch (error) {
        const why = error instanceof RangeError || !(error instanceof Error) ? "" : ` ${failureText(error)}`;
        setFault(t(($) => $.pictures.failed, { name: file.name }) + why);
      }
    }
  };
  return {
    photos,
    max,
    fault,
    ids: photos.flatMap(({ id }) => (id === undefined ? [] : [id])),
    busy: photos.some(({ id }) => id === undefined),
    add: (files) => void add(files),
    remove: (key) => drop(set, key),
    makeCover: (key) =>
      set((before) => before.toSorted((one, other) => Number(other.key === key) - Number(one.key === key))),
  };
};
