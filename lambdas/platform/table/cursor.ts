import { createCipheriv, createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Position } from "./table.ts";

const Stored = z.record(z.string(), z.string());

const mac = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();

/** Encrypts and decrypts, as counter mode is symmetric. The signature is the initialisation vector, so that a position always gives the same cursor. */
const encrypt = (secret: string, signature: Buffer, text: Buffer): Buffer =>
  createCipheriv("aes-256-ctr", mac(secret, "cover"), signature.subarray(0, 16)).update(text);

const textOf = (encrypted: Buffer, signature: Buffer): string =>
  `${encrypted.toString("base64url")}.${signature.toString("base64url")}`;

/** Encrypts and signs a position for this list alone. Encrypted, because a sort key can contain data that the list does not show. */
export const writeCursor = (
  secret: string,
  list: string,
  position: Position | undefined,
): string | undefined => {
  if (!position) return undefined;
  const payload = JSON.stringify(position);
  const signature = mac(secret, `${list}\n${payload}`);
  return textOf(encrypt(secret, signature, Buffer.from(payload)), signature);
};

/** Reads the position of a cursor. Throws `invalid-cursor` for one that is forged or of another list or person. */
export const readCursor = (
  secret: string,
  list: string,
  cursor: string | undefined,
): Position | undefined => {
  if (cursor === undefined) return undefined;
  const [encrypted, given] = cursor.split(".").map((part) => Buffer.from(part, "base64url"));
  // Node ignores characters outside base64, so the cursor is encoded again and compared.
  if (!encrypted || given?.length !== 32 || textOf(encrypted, given) !== cursor)
    throw new ProblemError("invalid-cursor");
  const payload = encrypt(secret, given, encrypted).toString();
  if (!timingSafeEqual(given, mac(secret, `${list}\n${payload}`))) throw new ProblemError("invalid-cursor");
  return Stored.parse(JSON.parse(payload));
};
