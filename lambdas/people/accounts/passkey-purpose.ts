import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { SignInPurposeItem } from "#lambdas/people/items/security.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = Pick<System, "now"> & { readonly table: Table };
type Metadata = Readonly<Record<string, string>> | undefined;

/** The pool waits this long for a passkey. */
const secondsValid = 180;

const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const take = async ({ table, now }: Context, userId: string): Promise<boolean> => {
  const at = now();
  const taking = update(keys.signInPurpose(userId))
    .set({ usedAt: at.toISOString() })
    .expectAbsent("usedAt", "stale")
    .expectAtLeast("expiresAt", epochSeconds(at) + 1, "stale");
  try {
    await table.transact([taking]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/** Stores the purpose of a sign-in when it begins, replacing any earlier one: a passkey's answer cannot carry it. */
export const recordPurpose = async (context: Context, userId: string, begun: Metadata): Promise<void> => {
  if (begun?.["for"] !== signInPurpose) {
    await take(context, userId);
    return;
  }
  const expiresAt = epochSeconds(context.now()) + secondsValid;
  const item: Omit<SignInPurposeItem, "entity"> = { userId, expiresAt };
  await context.table.transact([put(keys.signInPurpose(userId), "signInPurpose", item)]);
};

/**
 * True for a sign-in that is made to change sign-in settings, by its metadata or, if it sends none, by the
 * stored purpose. Uses up the stored purpose.
 */
export const takePurpose = async (context: Context, userId: string, metadata: Metadata): Promise<boolean> => {
  const begun = await take(context, userId);
  return metadata?.["for"] === signInPurpose || (begun && Object.keys(metadata ?? {}).length === 0);
};
