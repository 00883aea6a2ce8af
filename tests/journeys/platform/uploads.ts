import { type APIRequestContext, expect } from "@playwright/test";
import type { ChosenKind } from "#contract/platform/uploads.ts";

/** Uploads a picture as the pages do and returns its id. */
export const upload = async (
  request: APIRequestContext,
  headers: Record<string, string>,
  kind: ChosenKind,
  buffer: Buffer,
): Promise<string> => {
  const data = { kind, contentType: "image/jpeg", bytes: buffer.length };
  const { uploadId, url, fields } = await (await request.post("/api/uploads", { headers, data })).json();
  const file = { name: "bild.jpg", mimeType: "image/jpeg", buffer };
  expect((await request.post(url, { multipart: { ...fields, file } })).status()).toBe(204);
  await request.post(`/api/uploads/${uploadId}/complete`, { headers });
  return uploadId;
};
