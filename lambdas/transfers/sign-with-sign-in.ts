import { carryOut, readSigning } from "./carry-out.ts";
import { nameOf } from "./name-of.ts";
import { requireProved } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Signs without an eID: the person who has proved who they are has just shown, too, that it is them and not only their open browser. The proof says so. */
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
  if (!isFresh(caller, now)) throw new ProblemError("sign-in-not-recent");
  const profile = requireProved(person);
  const at = now.toISOString();
  const name = `${signingId}/${signedInAt.getTime()}`;
  const { text } = signing;
  const proof = { signingId, userId, method: "sign-in", text, at } as const;
  await evidence.keep(name, { ...proof, signedInAt: signedInAt.toISOString() });
  return carryOut(context, open, { method: "sign-in", name: nameOf(profile), at, evidence: name });
};
