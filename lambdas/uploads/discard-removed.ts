import { isPublic } from "#lambdas/shared/pictures/kept-pictures.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import type { StreamChange } from "#lambdas/shared/table/stream.ts";

type Discarding = {
  /** Deletes the kept picture of an upload; one that is gone already counts as deleted. */
  readonly discard: (picture: Pick<UploadItem, "kind" | "ownerId" | "id">) => Promise<void>;
  /** Lets the edge forget a picture that the site may have shown. */
  readonly forget: (id: string) => Promise<void>;
};

/** Once the item of an upload is gone, its picture goes too: it has expired, or its bike has let go of it. */
export const discardRemoved = async (
  change: StreamChange,
  { discard, forget }: Discarding,
): Promise<void> => {
  if (change.after || !change.before) return;
  const upload = UploadItem.parse(change.before);
  await discard(upload);
  if (isPublic(upload) && upload.state === "claimed") await forget(upload.id);
};
