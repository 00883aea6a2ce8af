import { expiryOf } from "#contract/retention.ts";
import { type NewUpload, type UploadTicket, maxUploadBytes } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { UploadsContext } from "./uploads-context.ts";

/** Ten bikes with a few retakes each; beyond that someone uses us as a disk. */
export const uploadQuota: RateLimit = {
  what: "uploads",
  most: 60,
  window: swedishDay,
  failure: "too-many-requests",
};

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
    counted(uploadQuota, userId, now),
    put(keys.upload(upload.id), "upload", upload).expectNew("stale"),
  ]);
  return { uploadId: upload.id, ...(await store.ticket(upload, bytes)) };
};
