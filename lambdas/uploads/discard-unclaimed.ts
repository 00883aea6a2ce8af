import { UploadItem } from "#lambdas/table/items/pictures.ts";
import type { StreamChange } from "#lambdas/table/stream.ts";

/** Deletes the kept picture of an upload; one that is gone already counts as deleted. */
export type DiscardKept = (picture: Pick<UploadItem, "kind" | "ownerId" | "id">) => Promise<void>;

/** Once the item of an upload is gone, its picture goes too, unless a bike has taken it. A photo of an ID card never outlives its item. */
export const discardUnclaimed = async (change: StreamChange, discard: DiscardKept): Promise<void> => {
  if (change.after || !change.before) return;
  const upload = UploadItem.parse(change.before);
  if (upload.state !== "claimed" || upload.kind === "id-card") await discard(upload);
};
