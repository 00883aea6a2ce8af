import type { System } from "#lambdas/system.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { SignInProofItem } from "#lambdas/shared/table/items/security.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Longer than the tokens of the sign-in live. */
const secondsKept = 60 * 60;
const tokenMilliseconds = 15 * 60_000;
/** The pool tells of a sign-in by its second, and asks us a moment later. */
const slack = 5000;

/** Remembers when someone signed in to change how they sign in: that session is theirs. */
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

/** Sessions from before this are others than the one that made the change. */
export const startOfOwnSession = async (table: Table, userId: string, changedAt: Date): Promise<Date> => {
  const proof = await table.get(keys.signInProof(userId), SignInProofItem);
  const oldest = changedAt.getTime() - tokenMilliseconds;
  return new Date(Math.max(oldest, proof === undefined ? 0 : Date.parse(proof.at) - slack));
};
