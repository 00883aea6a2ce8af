import { useEffect, useRef, useState } from "react";
import { maxPhotos, type OwnListing } from "#contract/ads/listings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { uploadPicture } from "#web/platform/api/pictures/upload-picture.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { faultOf } from "#web/platform/ui/pictures/picture-check.ts";
import { preparePicture } from "#web/platform/ui/pictures/prepare-picture.ts";

export type Photo = {
  readonly key: string;
  readonly url: string;
  /** Undefined while uploading. */
  readonly id?: string | undefined;
  readonly percent: number;
};

const keptOf = (photos: OwnListing["photos"]): Photo[] =>
  photos.map(({ id, url }) => ({ key: id, url, id, percent: 100 }));

type Change = (how: (photos: readonly Photo[]) => readonly Photo[]) => void;

const send = async (file: File, signal: AbortSignal, change: Change): Promise<void> => {
  const fault = await faultOf(file);
  if (fault) throw new RangeError(fault);
  const prepared = await preparePicture(file);
  const key = crypto.randomUUID();
  const update = (more: Partial<Photo>): void =>
    change((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...more } : photo)));
  change((photos) => [...photos, { key, url: URL.createObjectURL(prepared), percent: 0 }]);
  try {
    const onProgress = (percent: number): void => update({ percent });
    const { id } = await uploadPicture("bike-photo", prepared, { signal, onProgress });
    update({ id, percent: 100 });
  } catch (error) {
    change((photos) => photos.filter((photo) => photo.key !== key));
    throw error;
  }
};

/** The photos of an ad, uploaded or being uploaded. `failed` returns the text of a failure. */
export const usePhotos = (kept: OwnListing["photos"], failed: (name: string) => string) => {
  const [photos, set] = useState<readonly Photo[]>(() => keptOf(kept));
  const [fault, setFault] = useState<string>();
  const running = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    return () => controller.abort();
  }, []);
  const add = async (files: readonly File[]): Promise<void> => {
    const room = maxPhotos - photos.length;
    setFault(files.length > room ? ruleText("too-many-photos") : undefined);
    for (const file of files.slice(0, room)) {
      try {
        await send(file, running.current.signal, set);
      } catch (error) {
        const why = error instanceof RangeError || !(error instanceof Error) ? "" : ` ${failureText(error)}`;
        setFault(failed(file.name) + why);
      }
    }
  };
  return {
    photos,
    fault,
    ids: photos.flatMap(({ id }) => (id === undefined ? [] : [id])),
    busy: photos.some(({ id }) => id === undefined),
    add: (files: readonly File[]): void => void add(files),
    remove: (key: string): void => set((before) => before.filter((photo) => photo.key !== key)),
    makeCover: (key: string): void =>
      set((before) => before.toSorted((one, other) => Number(other.key === key) - Number(one.key === key))),
  };
};
export type Photos = ReturnType<typeof usePhotos>;
