import { signInPurpose } from "#contract/sign-in-purpose.ts";
import type { System } from "#lambdas/system.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { SignInPurposeItem } from "#lambdas/shared/table/items/security.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = Pick<System, "now"> & { readonly table: Table };
type Metadata = Readonly<Record<string, string>> | undefined;

/** As long as the pool waits for a passkey. */
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

/** Remembers what a browser that the account knows begins a sign-in for, in the place of what it has begun before: nothing comes along with the answer of a passkey. */
export const recordPurpose = async (context: Context, userId: string, begun: Metadata): Promise<void> => {
  if (begun?.["for"] !== signInPurpose) {
    await take(context, userId);
    return;
  }
  const expiresAt = epochSeconds(context.now()) + secondsValid;
  const item: Omit<SignInPurposeItem, "entity"> = { userId, expiresAt };
  await context.table.transact([put(keys.signInPurpose(userId), "signInPurpose", item)]);
};

/** Whether a sign-in was begun for the purpose: as it says itself, or, where it says nothing, as its browser has said; of that nothing is left. */
export const takePurpose = async (context: Context, userId: string, said: Metadata): Promise<boolean> => {
  const begun = await take(context, userId);
  return said?.["for"] === signInPurpose || (begun && Object.keys(said ?? {}).length === 0);
};
