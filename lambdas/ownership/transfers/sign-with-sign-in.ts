import { carryOut, readSigning } from "./carry-out.ts";
import { nameOf } from "./name-of.ts";
import { requireVerifiedIdentity } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { isProved, spendSignIn } from "#lambdas/people/sessions/fresh-sign-in.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/**
 * Signs without an eID, once per sign-in. A recent sign-in for this purpose proves that the person,
 * and not just an open browser, is there; the evidence records its time.
 */
export const signWithSignIn = async (
  context: TransfersContext,
  caller: Caller,
  signingId: string,
): Promise<{ transferId: string }> => {
  const { table, system, evidence } = context;
  const { userId, signedInAt } = caller;
  const [open, person] = await Promise.all([
    readSigning(context, userId, signingId),
    table.get(keys.profile(userId), ProfileItem),
  ]);
  const { signing } = open;
  if (signing.transferId !== undefined) return { transferId: signing.transferId };
  if (signing.state !== "waiting") throw new ProblemError("signing-ended");
  const now = system.now();
  if (!isProved(caller, now)) throw new ProblemError("sign-in-not-recent");
  const profile = requireVerifiedIdentity(person);
  const at = now.toISOString();
  const name = `${signingId}/${signedInAt.getTime()}`;
  const { text } = signing;
  const proof = { signingId, userId, method: "sign-in", text, at } as const;
  await evidence.keep(name, { ...proof, signedInAt: signedInAt.toISOString() });
  const signed = { method: "sign-in", name: nameOf(profile), at, evidence: name } as const;
  return carryOut(context, open, signed, [spendSignIn(caller)]);
};
