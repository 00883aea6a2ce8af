import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { defineRoutes } from "#contract/route.ts";

/** 5 MB, the largest picture that can be uploaded. */
export const maxUploadBytes = 5_242_880;

export const uploadTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** What people choose themselves. */
export const ChosenKind = z.enum(["bike-photo", "receipt", "id-card", "logo"]);
export type ChosenKind = z.infer<typeof ChosenKind>;

export const UploadId = z.string().regex(/^upload_[0-9A-Za-z]{20,40}$/);

export const NewUpload = z.object({
  kind: ChosenKind,
  contentType: z.enum(uploadTypes, rule("not-allowed")),
  bytes: z.number().int().min(1),
});
export type NewUpload = z.infer<typeof NewUpload>;

/** Where and how the browser sends the file: a form post with exactly these fields, the file last. */
export const UploadTicket = z.object({
  uploadId: UploadId,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type UploadTicket = z.infer<typeof UploadTicket>;

/** A picture that has been decoded, freed of all metadata and stored. `url` opens it for five minutes. */
export const Upload = z.object({
  id: UploadId,
  kind: ChosenKind,
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
});
export type Upload = z.infer<typeof Upload>;

const ById = z.object({ uploadId: UploadId });

/** Why a picture that was posted is not kept. */
export const notKept = [
  "upload-not-found",
  "upload-incomplete",
  "upload-too-large",
  "upload-wrong-type",
  "upload-unreadable",
  "upload-too-many-pixels",
] as const;

export const uploadRoutes = defineRoutes({
  startUpload: {
    method: "POST",
    path: "/uploads",
    access: "signed-in",
    summary: "Create a ticket for uploading one picture",
    body: NewUpload,
    response: UploadTicket,
    problems: ["upload-too-large", "too-many-requests"],
  },
  completeUpload: {
    method: "POST",
    path: "/uploads/{uploadId}/complete",
    access: "signed-in",
    summary: "Check and keep the picture that was uploaded",
    params: ById,
    response: Upload,
    problems: [...notKept],
  },
  getUpload: {
    method: "GET",
    path: "/uploads/{uploadId}",
    access: "signed-in",
    summary: "Get your picture with a link that is valid for five minutes",
    params: ById,
    response: Upload,
    problems: ["upload-not-found"],
  },
});
