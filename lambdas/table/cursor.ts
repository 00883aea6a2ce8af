import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { Position } from "#lambdas/table/table.ts";

const Stored = z.record(z.string(), z.string());

const sign = (secret: string, list: string, payload: string): string =>
  createHmac("sha256", secret).update(`${list}\n${payload}`).digest("base64url");

/** Turns a place in a list into a text that only this list takes back. */
export const writeCursor = (
  secret: string,
  list: string,
  position: Position | undefined,
): string | undefined => {
  if (!position) return undefined;
  const payload = Buffer.from(JSON.stringify(position)).toString("base64url");
  return `${payload}.${sign(secret, list, payload)}`;
};

/** The place a cursor stands for. A cursor that is forged, or of another list or person, is the problem `invalid-cursor`. */
export const readCursor = (
  secret: string,
  list: string,
  cursor: string | undefined,
): Position | undefined => {
  if (cursor === undefined) return undefined;
  const [payload = "", signature = ""] = cursor.split(".");
  const expected = Buffer.from(sign(secret, list, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ProblemError("invalid-cursor");
  return Stored.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
};
