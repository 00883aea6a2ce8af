import { createCipheriv, createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Position } from "./table.ts";

const Stored = z.record(z.string(), z.string());

const mac = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();

/** Counter mode undoes itself. Its start is the signature, so that one position of one list is always the same cursor. */
const cover = (secret: string, signature: Buffer, text: Buffer): Buffer =>
  createCipheriv("aes-256-ctr", mac(secret, "cover"), signature.subarray(0, 16)).update(text);

const textOf = (covered: Buffer, signature: Buffer): string =>
  `${covered.toString("base64url")}.${signature.toString("base64url")}`;

/** Turns a place in a list into a text that only this list takes back. Nobody can read it either: a sort key can hold what the list itself does not show. */
export const writeCursor = (
  secret: string,
  list: string,
  position: Position | undefined,
): string | undefined => {
  if (!position) return undefined;
  const payload = JSON.stringify(position);
  const signature = mac(secret, `${list}\n${payload}`);
  return textOf(cover(secret, signature, Buffer.from(payload)), signature);
};

/** The place a cursor stands for. A cursor that is forged, or of another list or person, is the problem `invalid-cursor`. */
export const readCursor = (
  secret: string,
  list: string,
  cursor: string | undefined,
): Position | undefined => {
  if (cursor === undefined) return undefined;
  const [covered, given] = cursor.split(".").map((part) => Buffer.from(part, "base64url"));
  // Node passes over whatever is no base64: only the text that was written counts.
  if (!covered || given?.length !== 32 || textOf(covered, given) !== cursor)
    throw new ProblemError("invalid-cursor");
  const payload = cover(secret, given, covered).toString();
  if (!timingSafeEqual(given, mac(secret, `${list}\n${payload}`))) throw new ProblemError("invalid-cursor");
  return Stored.parse(JSON.parse(payload));
};
