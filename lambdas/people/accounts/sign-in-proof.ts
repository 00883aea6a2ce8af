import type { System } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { SignInProofItem } from "#lambdas/people/items/security.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Outlives the sign-in's tokens. */
const secondsKept = 60 * 60;
const tokenMilliseconds = 15 * 60_000;
/** The pool reports sign-ins in whole seconds and calls us a moment later. */
const slack = 5000;

/** Records when someone signed in to change how they sign in, which identifies that session as theirs. */
export const recordProof = (
  { table, now }: Pick<System, "now"> & { readonly table: Table },
  userId: string,
): Promise<void> => {
  const at = now();
  const expiresAt = Math.floor(at.getTime() / 1000) + secondsKept;
  return table.transact([
    put(keys.signInProof(userId), "signInProof", { userId, at: at.toISOString(), expiresAt }),
  ]);
};

/**
 * Returns the start of the session that made the change: the recorded proof, but at most a token's life
 * before the change.
 */
export const startOfOwnSession = async (table: Table, userId: string, changedAt: Date): Promise<Date> => {
  const proof = await table.get(keys.signInProof(userId), SignInProofItem);
  const oldest = changedAt.getTime() - tokenMilliseconds;
  return new Date(Math.max(oldest, proof === undefined ? 0 : Date.parse(proof.at) - slack));
};
