import { expiryOf } from "#contract/privacy/retention.ts";
import { type NewUpload, type UploadTicket, maxUploadBytes } from "#contract/platform/uploads.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { UploadsContext } from "./uploads-context.ts";

/** Enough for ten bikes with retakes; more would be misuse as storage. */
export const uploadQuota: RateLimit = { what: "uploads", max: 60, window: swedishDay };

export const startUpload = async (
  { table, store, system }: UploadsContext,
  userId: string,
  { kind, contentType, bytes }: NewUpload,
): Promise<UploadTicket> => {
  if (bytes > maxUploadBytes) throw new ProblemError("upload-too-large");
  const now = system.now();
  const upload: Omit<UploadItem, "entity"> = {
    id: system.newId("upload"),
    ownerId: userId,
    kind,
    state: "started",
    contentType,
    createdAt: now.toISOString(),
    expiresAt: expiryOf("uploads", now),
  };
  await table.transact([
    countUse(uploadQuota, userId, now),
    put(keys.upload(upload.id), "upload", upload).expectNew("stale"),
  ]);
  return { uploadId: upload.id, ...(await store.ticket(upload, bytes)) };
};
