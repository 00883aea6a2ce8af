import { maxUploadBytes, uploadTypes } from "#contract/uploads.ts";

export type PictureFault = "wrong-type" | "too-large" | "unreadable";

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** JPEG, PNG or WebP by its first bytes; a name or a declared type proves nothing. */
const isPicture = (head: Uint8Array): boolean =>
  startsWith(head, 0xff, 0xd8, 0xff) ||
  startsWith(head, 0x89, 0x50, 0x4e, 0x47) ||
  (startsWith(head, 0x52, 0x49, 0x46, 0x46) && startsWith(head.subarray(8), 0x57, 0x45, 0x42, 0x50));

const allowed = new Set<string>(uploadTypes);

/** What is wrong with a chosen file, before anything is sent; undefined where nothing is. */
export const faultOf = async (file: Blob): Promise<PictureFault | undefined> => {
  if (!allowed.has(file.type)) return "wrong-type";
  if (file.size > maxUploadBytes) return "too-large";
  return isPicture(new Uint8Array(await file.slice(0, 16).arrayBuffer())) ? undefined : "wrong-type";
};
