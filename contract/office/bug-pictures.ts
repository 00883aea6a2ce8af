import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";
import { ChosenKind, NewUpload, UploadId, UploadTicket, uploadProblems } from "#contract/platform/uploads.ts";

/** A bug report creates the upload for its screenshot. */
export const UploadKind = z.enum([...ChosenKind.options, "bug-picture"]);
export type UploadKind = z.infer<typeof UploadKind>;

const ById = z.object({ uploadId: UploadId });

/**
 * Public, because reports without an account can have screenshots too; the id is known only to the reporter.
 */
export const bugPictureRoutes = defineRoutes({
  startBugPicture: {
    method: "POST",
    path: "/bug-pictures/{uploadId}",
    access: "public",
    summary: "Create a ticket for uploading the screenshot of a bug report",
    params: ById,
    body: NewUpload.omit({ kind: true }),
    response: UploadTicket,
    problems: ["upload-not-found", "upload-already-used", "upload-too-large", "too-many-requests"],
  },
  completeBugPicture: {
    method: "POST",
    path: "/bug-pictures/{uploadId}/complete",
    access: "public",
    summary: "Check and keep the screenshot of a bug report",
    params: ById,
    response: z.object({}),
    problems: [...uploadProblems, "too-many-requests"],
  },
});
