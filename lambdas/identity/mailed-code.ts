import type * as z from "zod";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type CodeUse, isMailCode } from "#lambdas/shared/tokens/mail-code.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { Key } from "#lambdas/shared/table/key.ts";

export type CodeContext = Pick<IdentityContext, "table" | "system"> & {
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
};

type Coded = {
  readonly id: string;
  readonly email: string;
  readonly salt: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
};
type Waiting<Item extends Coded> = {
  readonly place: Key;
  readonly schema: z.ZodType<Item>;
  readonly use: CodeUse;
};

const mostTries = 5;

export const resendAfterSeconds = 30;

/** What a code begins with that is mailed now and holds for so many seconds. */
export const newMailedCode = (
  { now, bytes }: Pick<IdentityContext["system"], "now" | "bytes">,
  seconds: number,
) => {
  const sentAt = Math.floor(now().getTime() / 1000);
  const salt = Buffer.from(bytes(16)).toString("base64url");
  return { salt, tries: 0, sentAt, expiresAt: sentAt + seconds };
};

/** The code that one sent at that moment takes the place of was sent before this, in epoch seconds. */
export const resendLimit = (sentAt: number): number => sentAt - resendAfterSeconds + 1;

/** What waits for the code, once the right one has come. A try is counted before it is looked at: asking many times at once guesses no more often. */
export const requireMailedCode = async <Item extends Coded>(
  { table, system, codeSecret }: CodeContext,
  { place, schema, use }: Waiting<Item>,
  typed: string,
): Promise<Item> => {
  const waiting = await table.get(place, schema);
  if (!waiting || waiting.expiresAt * 1000 <= system.now().getTime()) throw new ProblemError("code-expired");
  await table.transact([
    update(place)
      .add("tries", 1)
      .expect("salt", waiting.salt, "code-expired")
      .expectBelow("tries", mostTries, "code-expired"),
  ]);
  const { email, id: uid, salt } = waiting;
  if (!isMailCode(codeSecret, use, { email, uid, salt }, typed)) throw new ProblemError("code-wrong");
  return waiting;
};
