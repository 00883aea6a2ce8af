import * as z from "zod";
import { rule } from "./field-rules.ts";
import { defineRoutes } from "./route.ts";

/** 5 MB. */
export const maxUploadBytes = 5_242_880;

export const uploadTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** The kinds of picture that a person can upload from a page. */
export const ChosenKind = z.enum(["bike-photo", "receipt", "id-card", "logo"]);
export type ChosenKind = z.infer<typeof ChosenKind>;

export const UploadId = z.string().regex(/^upload_[0-9A-Za-z]{20,40}$/);

export const NewUpload = z.object({
  kind: ChosenKind,
  contentType: z.enum(uploadTypes, rule("not-allowed")),
  bytes: z.number().int().min(1),
});
export type NewUpload = z.infer<typeof NewUpload>;

/** The form post by which the browser sends a file: exactly these fields, the file last. */
export const UploadTicket = z.object({
  uploadId: UploadId,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type UploadTicket = z.infer<typeof UploadTicket>;

/** A checked and stored picture without metadata. `url` is valid for five minutes. */
export const Upload = z.object({
  id: UploadId,
  kind: ChosenKind,
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
});
export type Upload = z.infer<typeof Upload>;

const ById = z.object({ uploadId: UploadId });

export const uploadProblems = [
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
    problems: [...uploadProblems],
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
