import { expiryOf } from "#contract/privacy/retention.ts";
import { type NewUpload, type UploadTicket, maxUploadBytes } from "#contract/platform/uploads.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { checkAndKeep } from "./complete-upload.ts";
import type { UploadsContext } from "./uploads-context.ts";

const hour = 60 * 60;

/** Twice the daily limit of bug reports per address, with two requests each. */
const perAddress: RateLimit = { what: "bug-pictures-from-address", max: 40, window: seconds(24 * hour) };

/** Fetches the upload that a report has created in the last hour. Only the sender knows its id. */
const requireRecentUpload = async (
  { table, system }: UploadsContext,
  uploadId: string,
): Promise<UploadItem> => {
  const upload = await table.get(keys.upload(uploadId), UploadItem);
  if (upload?.kind !== "bug-picture") throw new ProblemError("upload-not-found");
  const age = system.now().getTime() - Date.parse(upload.createdAt);
  if (age > hour * 1000) throw new ProblemError("upload-not-found");
  return upload;
};

export const startBugPicture = async (
  context: UploadsContext,
  uploadId: string,
  { contentType, bytes }: Omit<NewUpload, "kind">,
  address: string,
): Promise<UploadTicket> => {
  if (bytes > maxUploadBytes) throw new ProblemError("upload-too-large");
  await countAgainst(context.table, perAddress, address, context.system.now());
  const upload = await requireRecentUpload(context, uploadId);
  if (upload.state !== "started") throw new ProblemError("upload-already-used");
  return { uploadId, ...(await context.store.ticket({ ...upload, contentType }, bytes)) };
};

/** Checks, cleans and stores the posted picture for as long as the report. A repeated request changes nothing and deletes later posts. */
export const completeBugPicture = async (
  context: UploadsContext,
  uploadId: string,
  address: string,
): Promise<Record<string, never>> => {
  await countAgainst(context.table, perAddress, address, context.system.now());
  const upload = await requireRecentUpload(context, uploadId);
  if (upload.state !== "started") await context.store.discardStaged(upload);
  else {
    const expiresAt = expiryOf("bugReports", new Date(upload.createdAt));
    if (!(await checkAndKeep(context, upload, { expiresAt }))) throw new ProblemError("upload-incomplete");
  }
  return {};
};
