import { isFalsified } from "./falsified-canvas.ts";

export type PictureFault = "wrong-type" | "heic" | "too-large" | "falsified" | "unreadable";

/** Bytes, above any phone camera's file. The uploaded JPEG is redrawn below the upload limit. */
const maxChosenBytes = 64 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Checks the first bytes, as a name or a declared type proves nothing. */
const isPicture = (head: Uint8Array): boolean =>
  startsWith(head, 0xff, 0xd8, 0xff) ||
  startsWith(head, 0x89, 0x50, 0x4e, 0x47) ||
  (startsWith(head, 0x52, 0x49, 0x46, 0x46) && startsWith(head.subarray(8), 0x57, 0x45, 0x42, 0x50));

/** HEIC, the default of iPhones and some Androids: an ftyp box with one of these brands. */
const isHeic = (head: Uint8Array): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(String.fromCharCode(...head.subarray(4, 12)));

const canRead = async (file: Blob): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

/** Checks a chosen file before upload; undefined if it is fine. */
export const faultOf = async (file: Blob): Promise<PictureFault | undefined> => {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const heic = isHeic(head);
  if (!heic && !isPicture(head)) return "wrong-type";
  if (file.size > maxChosenBytes) return "too-large";
  if (heic && !(await canRead(file))) return "heic";
  return isFalsified() ? "falsified" : undefined;
};
