import { expiryOf } from "#contract/retention.ts";
import { type NewUpload, type UploadTicket, maxUploadBytes } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { checkAndKeep } from "./complete-upload.ts";
import type { UploadsContext } from "./uploads-context.ts";

const hour = 60 * 60;

/** Twice the reports that one address may send a day, each tried twice. */
const perAddress: RateLimit = {
  what: "bug-pictures-from-address",
  most: 40,
  window: seconds(24 * hour),
  failure: "too-many-requests",
};

/** The room for a picture that a report has just left. Nobody but who sent the report knows its id, and nothing of it is ever shown to them. */
const roomOf = async ({ table, system }: UploadsContext, uploadId: string): Promise<UploadItem> => {
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
  const upload = await roomOf(context, uploadId);
  if (upload.state !== "started") throw new ProblemError("upload-already-used");
  return { uploadId, ...(await context.store.ticket({ ...upload, contentType }, bytes)) };
};

/** Checks, cleans and keeps what was posted, for as long as the report. Asked again, it answers the same and throws away what has been posted since. */
export const completeBugPicture = async (
  context: UploadsContext,
  uploadId: string,
  address: string,
): Promise<Record<string, never>> => {
  await countAgainst(context.table, perAddress, address, context.system.now());
  const upload = await roomOf(context, uploadId);
  if (upload.state !== "started") await context.store.discardStaged(upload);
  else {
    const expiresAt = expiryOf("bugReports", new Date(upload.createdAt));
    if (!(await checkAndKeep(context, upload, { expiresAt }))) throw new ProblemError("upload-incomplete");
  }
  return {};
};
