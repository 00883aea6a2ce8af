import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";
import { ChosenKind, NewUpload, UploadId, UploadTicket, notKept } from "#contract/uploads.ts";

/** Room for the picture of a page comes with the report of a bug. */
export const UploadKind = z.enum([...ChosenKind.options, "bug-picture"]);
export type UploadKind = z.infer<typeof UploadKind>;

const ById = z.object({ uploadId: UploadId });

/** The picture of a page that follows the report of a bug: the one who has sent the report knows the room it has left, with an account or without one. */
export const bugPictureRoutes = defineRoutes({
  startBugPicture: {
    method: "POST",
    path: "/bug-pictures/{uploadId}",
    access: "public",
    summary: "Create a ticket for uploading the picture of a page that a report has left room for",
    params: ById,
    body: NewUpload.omit({ kind: true }),
    response: UploadTicket,
    problems: ["upload-not-found", "upload-already-used", "upload-too-large", "too-many-requests"],
  },
  completeBugPicture: {
    method: "POST",
    path: "/bug-pictures/{uploadId}/complete",
    access: "public",
    summary: "Check and keep the picture of a page that belongs to a report",
    params: ById,
    response: z.object({}),
    problems: [...notKept, "too-many-requests"],
  },
});
