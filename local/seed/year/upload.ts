import { createHash } from "node:crypto";

import { expiryOf } from "#contract/privacy/retention.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { system } from "#lambdas/platform/system.ts";

const signOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A checked upload without a reference. `what` makes its hashes unique. */
export const uploadOf = (
  ownerId: string,
  kind: UploadItem["kind"],
  what: string,
  now: Date,
): Omit<UploadItem, "entity"> => ({
  id: system.newId("upload"),
  ownerId,
  kind,
  state: "ready",
  contentType: "image/jpeg",
  width: 1200,
  height: 900,
  sha256: signOf(`${kind} ${what}`),
  perceptualHash: signOf(`look of ${kind} ${what}`).slice(0, 16),
  createdAt: now.toISOString(),
  expiresAt: expiryOf("uploads", now),
});
