import { isPublic } from "./stored-pictures.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import type { StreamChange } from "#lambdas/platform/table/stream.ts";

type Actions = {
  /** Deletes the stored picture of an upload. Succeeds if it is already gone. */
  readonly discard: (picture: Pick<UploadItem, "kind" | "ownerId" | "id">) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
};

/** Deletes the picture of an upload whose row has expired or was removed. */
export const discardRemoved = async (change: StreamChange, { discard, forget }: Actions): Promise<void> => {
  if (change.after || !change.before) return;
  const upload = UploadItem.parse(change.before);
  await discard(upload);
  if (isPublic(upload) && upload.state === "claimed") await forget(upload.id);
};
