import type * as z from "zod";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type CodeUse, isMailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { Key } from "#lambdas/platform/table/key.ts";

export type CodeContext = Pick<IdentityContext, "table" | "system"> & {
  readonly codeSecret: string;
};

type StoredCode = {
  readonly id: string;
  readonly email: string;
  readonly salt: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
};
type CodeTarget<Item extends StoredCode> = {
  readonly place: Key;
  readonly schema: z.ZodType<Item>;
  readonly use: CodeUse;
};

const maxAttempts = 5;

export const resendAfterSeconds = 30;

/** The row fields of a code that is mailed now, valid for `seconds`. */
export const newMailedCode = (
  { now, bytes }: Pick<IdentityContext["system"], "now" | "bytes">,
  seconds: number,
) => {
  const sentAt = Math.floor(now().getTime() / 1000);
  const salt = Buffer.from(bytes(16)).toString("base64url");
  return { salt, tries: 0, sentAt, expiresAt: sentAt + seconds };
};

/** A new code may be sent if the last was sent before this, in epoch seconds. */
export const resendLimit = (sentAt: number): number => sentAt - resendAfterSeconds + 1;

/** Returns the row once the right code is entered. Counts the attempt before checking it, so that parallel requests get no extra guesses. */
export const requireMailedCode = async <Item extends StoredCode>(
  { table, system, codeSecret }: CodeContext,
  { place, schema, use }: CodeTarget<Item>,
  typed: string,
): Promise<Item> => {
  const waiting = await table.get(place, schema);
  if (!waiting || waiting.expiresAt * 1000 <= system.now().getTime()) throw new ProblemError("code-expired");
  await table.transact([
    update(place)
      .add("tries", 1)
      .expect("salt", waiting.salt, "code-expired")
      .expectBelow("tries", maxAttempts, "code-expired"),
  ]);
  const { email, id: uid, salt } = waiting;
  if (!isMailCode(codeSecret, use, { email, uid, salt }, typed)) throw new ProblemError("code-wrong");
  return waiting;
};
