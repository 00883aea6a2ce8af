import type { ErasureContext } from "#lambdas/accounts/closing/erasure-context.ts";
import { eraseDueAccounts } from "#lambdas/accounts/closing/erase-due-accounts.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { aBazaar } from "#tests/lambdas/listings/context.ts";
import { closing } from "#tests/lambdas/transfers/closing.ts";
import { crashes } from "#tests/lambdas/transfers/crashes.ts";

export const frames = ["WALK000001", "WALK000002", "WALK000003"] as const;
export const pointsAtFirst = 1500;
const people = ["anna", "bo", "cilla", "dan"] as const;

/** Four people, three bikes, and whatever comes of them. A person who is erased is followed by someone of the same name with a new account. */
export const aWalk = async () => {
  const { between, ask } = crashes();
  const bazaar = await aBazaar(between);
  const { system } = bazaar;
  const failures: unknown[] = [];
  const erasing: ErasureContext = {
    table: await bazaar.inRole("erase-accounts"),
    system,
    discardPicture: async () => undefined,
    discardCopy: async () => undefined,
    recordErasure: async () => undefined,
    removeUser: async () => undefined,
    reportFailure: (_userId, error) => void failures.push(error),
  };
  const { close, reopen } = await closing(bazaar);
  const living: string[] = [...people];
  const closed = new Set<string>();
  const erased = new Set<string>();
  for (const who of people) await bazaar.person(who, pointsAtFirst);
  const ids: string[] = [];
  for (const [place, frameNumber] of frames.entries())
    ids.push((await bazaar.bike({ ownerId: people[place]!, frameNumber })).id);

  /** Whose profile is gone is gone; an erasure that was interrupted goes on in another night. */
  const replaceErased = async (): Promise<void> => {
    for (const [place, who] of living.entries()) {
      if (!closed.has(who)) continue;
      if ((await bazaar.table.get(keys.profile(who), ProfileItem)) !== undefined) continue;
      closed.delete(who);
      erased.add(who);
      living[place] = `${people[place]!}${erased.size}`;
      await bazaar.person(living[place], pointsAtFirst);
    }
  };
  return {
    bazaar,
    ask,
    close,
    reopen,
    ids,
    living,
    closed,
    erased,
    failures,
    /** All that runs by the clock. */
    night: async (): Promise<void> => {
      await bazaar.expire();
      await bazaar.expireListings();
      await bazaar.forget();
      await eraseDueAccounts(erasing);
      await replaceErased();
    },
  };
};
export type Walk = Awaited<ReturnType<typeof aWalk>>;
